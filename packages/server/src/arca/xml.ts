export type XmlNode = { readonly name: string; readonly text: string; readonly children: readonly XmlNode[] };

const marks: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

/** A code point that is none stands for nothing. */
const characterOf = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "");

const decoded = (text: string): string =>
  text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(lt|gt|amp|quot|apos));/giu,
    (_whole, hex?: string, digits?: string, name?: string) =>
      hex !== undefined
        ? characterOf(Number.parseInt(hex, 16))
        : digits !== undefined
          ? characterOf(Number(digits))
          : (marks[(name ?? "").toLowerCase()] ?? ""),
  );

const token =
  /<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<(\/?)(?:[\w.-]+:)?([\w.-]+)([^<>]*?)(\/?)>|([^<]+)/gu;

type Growing = { name: string; text: string; children: Growing[] };

/** Elements by their local names; undefined: no XML, or one that declares anything. ARCA-02 */
export function readXml(source: string): XmlNode | undefined {
  if (/<!DOCTYPE|<!ENTITY/iu.test(source)) return undefined;
  const root: Growing = { name: "", text: "", children: [] };
  const open = [root];
  let end = 0;
  for (const match of source.matchAll(token)) {
    if (match.index !== end) return undefined;
    end = match.index + match[0].length;
    const [, literal, isClosing, name, , isEmpty, text] = match;
    const inner = open.at(-1) ?? root;
    if (literal !== undefined) inner.text += literal;
    else if (text !== undefined) inner.text += decoded(text);
    else if (name !== undefined && isClosing === "/") {
      if (open.length === 1 || open.pop()?.name !== name) return undefined;
    } else if (name !== undefined) {
      const node: Growing = { name, text: "", children: [] };
      inner.children.push(node);
      if (isEmpty !== "/") open.push(node);
    }
  }
  return end === source.length && open.length === 1 ? root.children[0] : undefined;
}

/** The first of that name, at any depth. */
export function findNode(node: XmlNode | undefined, name: string): XmlNode | undefined {
  if (node === undefined || node.name === name) return node;
  for (const child of node.children) {
    const found = findNode(child, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

export const textOf = (node: XmlNode | undefined, name: string): string | undefined =>
  findNode(node, name)?.text.trim();
