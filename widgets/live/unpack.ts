/** Takes an archive of ours apart, quicker than Python would: nothing in it is compressed. */
import type { PyodideAPI } from "pyodide";

const FILE = 0x04034b50;
const HEADER = 30;

/** Writes the files of a zip below a folder. */
export function unpack(archive: Uint8Array, folder: string, { FS }: PyodideAPI): void {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const decoder = new TextDecoder();
  let at = 0;
  while (view.getUint32(at, true) === FILE) {
    const nameStart = at + HEADER;
    const nameEnd = nameStart + view.getUint16(at + 26, true);
    const start = nameEnd + view.getUint16(at + 28, true);
    at = start + view.getUint32(at + 18, true);
    const path = `${folder}/${decoder.decode(archive.subarray(nameStart, nameEnd))}`;
    FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    FS.writeFile(path, archive.slice(start, at));
  }
}
