import * as fc from "fast-check";
import { expect, test } from "vitest";
import { mailOf } from "./letter.ts";
import type { LetterPart } from "./letter-part.ts";

const nasty = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 20 }),
  fc.constantFrom("<script>x</script>", "Ana & Cía", `"'>`, "uno\r\nBcc: otro@prueba.test", "&lt;b&gt;"),
);
const href = fc.webUrl({ withQueryParameters: true });
const part: fc.Arbitrary<LetterPart> = fc.oneof(
  fc.record({ type: fc.constant("words" as const), text: nasty }),
  fc.record({
    type: fc.constant("items" as const),
    items: fc.array(fc.record({ name: nasty, facts: nasty, note: nasty }), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ type: fc.constant("link" as const), lead: nasty, label: nasty, href }),
  fc.record({ type: fc.constant("address" as const), lead: nasty, href }),
);
const wordsOf = (text: string): string => text.replaceAll(/\s+/gu, " ").trim();

/** What is known of a thing has a line of its own there, and begins it. */
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase("es") + text.slice(1);

/** Every text of a part, as a reader of the HTML form finds them one after the other. */
function shown(given: LetterPart): readonly string[] {
  if (given.type === "words") return [given.text];
  if (given.type === "items") return given.items.flatMap(({ name, facts, note }) => [name, capital(facts), note]);
  return given.type === "link" ? [given.label, given.href] : [given.lead, given.href];
}

const plain = (given: LetterPart): LetterPart => {
  if (given.type === "words") return { ...given, text: "x" };
  if (given.type !== "items") return { ...given, lead: "x", href: "https://x.test" };
  return { ...given, items: given.items.map(() => ({ name: "x", facts: "x", note: "x" })) };
};
/** Its elements without what they say and where they lead. */
const skeleton = (html: string): string => html.replaceAll(/>[^<]*</gu, "><").replaceAll(/href="[^"]*"/gu, 'href=""');
const read = (html: string): string =>
  wordsOf(
    html
      .replaceAll(/<[^>]*>/gu, " ")
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&quot;", '"')
      .replaceAll("&#39;", "'")
      .replaceAll("&amp;", "&"),
  );

test("[ACCESS-17] the HTML of a mail says each part's words, and nothing typed becomes an element of it", () => {
  fc.assert(
    fc.property(nasty, fc.array(part, { maxLength: 4 }), (subject, parts) => {
      const { html = "" } = mailOf({ to: "ana@prueba.test", subject, parts });
      const page = read(html);
      for (const text of [subject, ...parts.flatMap(shown)]) expect(page).toContain(wordsOf(text));
      const bare = mailOf({ to: "ana@prueba.test", subject: "x", parts: parts.map(plain) });
      expect(skeleton(html)).toBe(skeleton(bare.html ?? ""));
    }),
  );
});

test("[ACCESS-17] a line break in a name begins no header and no line of the plain text", () => {
  const name = "Colegio Sur\r\nBcc: todos@prueba.test";
  const { subject, text } = mailOf({
    to: "ana@prueba.test",
    subject: `Su usuario en ${name}`,
    parts: [
      { type: "words", text: `Le crearon un usuario en ${name}.` },
      { type: "items", items: [{ name, facts: "hay 1", note: name }] },
      { type: "link", lead: "Abra", label: "Abrir", href: "https://cantina.test/verify?token=a&b=c" },
    ],
  });
  expect(subject).toBe("Su usuario en Colegio Sur Bcc: todos@prueba.test");
  expect(text).toBe(
    [
      "Le crearon un usuario en Colegio Sur Bcc: todos@prueba.test.",
      "",
      "- Colegio Sur Bcc: todos@prueba.test: hay 1",
      "  Colegio Sur Bcc: todos@prueba.test",
      "",
      "Abra https://cantina.test/verify?token=a&b=c",
    ].join("\n"),
  );
});

test("[ACCESS-17] an amount in a mail is never broken behind its sign, and in the plain text it is as anywhere", () => {
  const { html, text } = mailOf({
    to: "ana@prueba.test",
    subject: "x",
    parts: [{ type: "items", items: [{ name: "x", facts: "aquí $ 5.000,00, en el proveedor $ 5.500,50", note: "x" }] }],
  });
  expect(html).toContain("Aquí $\u{a0}5.000,00, en el proveedor $\u{a0}5.500,50");
  expect(text).toContain("aquí $ 5.000,00, en el proveedor $ 5.500,50");
});
