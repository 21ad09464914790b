import { BrokenInvariant } from "@cantina/domain/kernel";

/** One element of DER: what it is, its whole length, and where its content begins. */
type Element = { readonly tag: number; readonly from: number; readonly content: number; readonly until: number };

export const der = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  if (length < 128) return Buffer.concat([Buffer.from([tag, length]), content]);
  const digits = length.toString(16);
  const bytes = Buffer.from(digits.padStart(digits.length + (digits.length % 2), "0"), "hex");
  return Buffer.concat([Buffer.from([tag, 0x80 | bytes.length]), bytes, content]);
};

function elementAt(bytes: Buffer, from: number): Element {
  const [tag, first] = [bytes[from], bytes[from + 1]];
  if (tag === undefined || first === undefined) throw new BrokenInvariant("DER ends too early");
  const more = first < 128 ? 0 : first & 0x7f;
  const content = from + 2 + more;
  const length = more === 0 ? first : bytes.readUIntBE(from + 2, more);
  return { tag, from, content, until: content + length };
}

/** What a sequence holds, each as it stands there. */
export function elementsOf(bytes: Buffer): readonly Buffer[] {
  const { content, until } = elementAt(bytes, 0);
  const found: Buffer[] = [];
  for (let at = content; at < until;) {
    const element = elementAt(bytes, at);
    found.push(bytes.subarray(element.from, element.until));
    at = element.until;
  }
  return found;
}
