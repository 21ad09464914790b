import { escaped } from "../markup/index.ts";
import type { LetterItem, LetterPart } from "./letter-part.ts";

/** Mail programs know no variables and many no style sheet: each element carries its own look, in the light colours. */
const font = "font-family:Figtree,system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const words = `margin:0 0 16px;${font};font-size:16px;line-height:24px;color:#1f1c19`;
const small = `margin:0;${font};font-size:13px;line-height:20px;color:#5d574d`;

/** For programs that follow the reader's mode. */
const dark = `
@media (prefers-color-scheme: dark) {
  .page { background: #151311 !important; }
  .card { background: #1f1c19 !important; border-color: #2e2a25 !important; }
  .words { color: #faf8f5 !important; }
  .small { color: #d6cfc3 !important; }
  .brand { color: #78c1a2 !important; }
  .item { border-color: #2e2a25 !important; }
}`;

/** What continues a sentence in the plain text begins one here. */
const asSentence = (text: string): string => text.charAt(0).toLocaleUpperCase("es") + text.slice(1);

/** An amount stays on one line. */
const amountsWhole = (text: string): string => text.replaceAll(/\$ (?=\d)/gu, "$\u{a0}");

/** The name has a line of its own: on a phone a sentence with it would break in the middle of the figures. */
const itemHtml = ({ name, facts, note }: LetterItem): string => `
<tr><td class="item" style="padding:12px 0;border-top:1px solid #e8e3da">
<p class="words" style="${words};margin:0;font-weight:600">${escaped(name)}</p>
<p class="words" style="${words};margin:0">${escaped(amountsWhole(asSentence(facts)))}</p>
<p class="small" style="${small}">${escaped(note)}</p>
</td></tr>`;

function partHtml(part: LetterPart): string {
  switch (part.type) {
    case "words":
      return `<p class="words" style="${words}">${escaped(part.text)}</p>`;
    case "items":
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px">${part.items.map(itemHtml).join("")}</table>`;
    case "address": {
      const href = escaped(part.href);
      return `<p class="words" style="${words};overflow-wrap:anywhere">${escaped(part.lead)} <a class="brand" href="${href}" style="color:#115840">${href}</a></p>`;
    }
    case "link": {
      const href = escaped(part.href);
      return `<p style="margin:8px 0 16px"><a href="${href}" style="display:inline-block;padding:12px 24px;border-radius:10px;background:#146b4e;${font};font-size:16px;line-height:24px;font-weight:600;color:#ffffff;text-decoration:none">${escaped(part.label)}</a></p>
<p class="small" style="${small};margin:0 0 24px;overflow-wrap:anywhere">Si el botón no funciona, copie este enlace en su navegador:<br><a class="brand" href="${href}" style="color:#115840">${href}</a></p>`;
    }
  }
}

/** A whole page: one column of 560 pixels at most, no picture and nothing to load. */
export function letterHtml(title: string, parts: readonly LetterPart[]): string {
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<style>${dark}</style>
</head>
<body class="page" style="margin:0;background:#faf8f5">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#faf8f5"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="brand" style="padding:0 0 16px;${font};font-size:20px;line-height:28px;font-weight:700;color:#115840">Cantina</td></tr>
<tr><td class="card" style="padding:32px 24px 8px;background:#ffffff;border:1px solid #e8e3da;border-radius:14px">
<h1 class="words" style="${words};font-size:22px;line-height:30px;font-weight:700;text-wrap:balance">${escaped(title)}</h1>
${parts.map(partHtml).join("\n")}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}
