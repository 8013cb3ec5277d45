export type Element = {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  text: string;
  child(name: string): Element | undefined;
};

const TOKEN = /<\?[^>]*\?>|<(\/?)([A-Za-z][\w.:-]*)((?:\s+[\w.:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;

/** A well-formed document without comments, CDATA or DTD; undefined for everything else. */
export function parseXml(source: string): Element | undefined {
  const top = element("", {});
  const open = [top];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.length) {
    const token = TOKEN.exec(source);
    if (!token) return undefined;
    const [whole, closing, name, attributes = "", isEmpty, text] = token;
    const parent = open.at(-1)!;
    if (text !== undefined) {
      if (/&(?!(?:amp|lt|gt|quot|apos);)/.test(text)) return undefined;
      parent.text += plainText(text);
    } else if (closing) {
      if (open.length === 1 || parent.name !== name) return undefined;
      open.pop();
    } else if (!whole.startsWith("<?")) {
      const made = element(name!, readAttributes(attributes));
      parent.children.push(made);
      if (!isEmpty) open.push(made);
    }
  }
  return open.length === 1 && top.children.length === 1 ? top.children[0] : undefined;
}

/** The text of an element without the blanks around it; "" where there is none. */
export function textOf(found: Element | undefined): string {
  return found?.text.trim() ?? "";
}

function element(name: string, attributes: Record<string, string>): Element {
  const children: Element[] = [];
  return {
    name,
    attributes,
    children,
    text: "",
    child: (wanted) => children.find((each) => each.name === wanted),
  };
}

function readAttributes(source: string): Record<string, string> {
  return Object.fromEntries(
    [...source.matchAll(/([\w.:-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, plainText(value!)]),
  );
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function plainText(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name]!);
}
