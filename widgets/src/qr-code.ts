/** Draws QR codes; nobody else is asked for them. */
import qrcode from "qrcode-generator";

const SVG = "http://www.w3.org/2000/svg";
/** The light edge around the code, in modules. */
const EDGE = 4;
/** A longer link is drawn with less redundancy. */
const LONG = 1000;

/** A QR code as a picture, dark on light in every theme. */
export function drawing(text: string, name: string): SVGElement {
  const code = qrcode(0, text.length > LONG ? "L" : "M");
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const places = Array.from({ length: size * size }, (_, i) => [Math.floor(i / size), i % size] as const);
  const dark = places.filter(([row, column]) => code.isDark(row, column));
  const path = element("path", { d: dark.map(([row, column]) => `M${column} ${row}h1v1h-1z`).join("") });
  const whole = `${-EDGE} ${-EDGE} ${size + 2 * EDGE} ${size + 2 * EDGE}`;
  const svg = element("svg", { viewBox: whole, role: "img", "aria-label": name, "shape-rendering": "crispEdges" });
  svg.append(path);
  return svg;
}

function element(tag: string, attributes: Record<string, string>): SVGElement {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}
