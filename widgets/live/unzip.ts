/** Unpacks our own archives, in which nothing is compressed. */

interface Files {
  mkdirTree(path: string): void;
  writeFile(path: string, data: Uint8Array, options: { canOwn: boolean }): void;
}

const HEADER = 0x04034b50;
const FACTS = 30;

/** Puts the files of an archive below a folder; they share the archive's memory. */
export function unzip(archive: Uint8Array, files: Files, folder: string): void {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  let at = 0;
  while (at + FACTS <= archive.length && view.getUint32(at, true) === HEADER) {
    const size = view.getUint32(at + 18, true);
    const name = at + FACTS;
    const content = name + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
    const path = `${folder}/${new TextDecoder().decode(archive.subarray(name, name + view.getUint16(at + 26, true)))}`;
    files.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    files.writeFile(path, archive.subarray(content, content + size), { canOwn: true });
    at = content + size;
  }
}
