/** Takes the place of sanitize-html in the bundle: keeps the tags and attributes that are allowed, with the page's own parser. */

interface Allowed {
  allowedTags: string[];
  allowedAttributes: Record<string, string[]>;
}

export default function sanitize(markup: string, { allowedTags, allowedAttributes }: Allowed): string {
  const { body } = new DOMParser().parseFromString(markup, "text/html");
  for (const element of [...body.querySelectorAll("*")]) {
    const tag = element.localName;
    if (!allowedTags.includes(tag)) {
      element.replaceWith(...(["script", "style"].includes(tag) ? [] : element.childNodes));
      continue;
    }
    const names = [...(allowedAttributes["*"] ?? []), ...(allowedAttributes[tag] ?? [])];
    for (const { name, value } of [...element.attributes]) {
      if (!isAllowed(name, names) || /^\s*(javascript|data|vbscript):/i.test(value)) element.removeAttribute(name);
    }
  }
  return body.innerHTML;
}

function isAllowed(name: string, allowed: string[]): boolean {
  return allowed.some((pattern) => (pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern));
}
