import { type TicketLine, type TicketRow, qrPath, ticketRows, ticketWidth } from "@cantina/domain/printing";
import { encode } from "uqr";

// In dots of a printer of 203 dots per inch, whose paper is 80 mm wide: 576 dots, 16 a character.
const column = 16;
const margin = 32;
const width = ticketWidth * column + 2 * margin;
const heights = { plain: 34, bold: 34, large: 60 } as const;
const fonts = "DejaVu Sans Mono, Liberation Mono, Consolas, Menlo, Courier New, monospace";
const ink = "#17171b";

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Each character has its own column, so that rows stand as on paper whatever font the machine has. */
const columnsOf = (text: string): string => [...text].map((_, index) => margin + index * column).join(" ");

/** In dots, as the printer draws them. */
const square = 6;

function qrSvg(text: string, top: number) {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const left = (width - size * square) / 2;
  const drawn = `<path transform="translate(${left} ${top}) scale(${square})" shape-rendering="crispEdges" fill="#000" d="${qrPath(data)}"/>`;
  return { drawn, height: size * square };
}

function rowSvg({ text, style, isCut }: TicketRow, top: number): string {
  const height = heights[style];
  if (isCut)
    return `<path d="M0 ${top + height / 2}H${width}" stroke="#9a9aa2" stroke-width="2" stroke-dasharray="10 10"/>`;
  if (/^-{36}$/u.test(text))
    return `<path d="M${margin} ${top + height / 2}H${width - margin}" stroke="${ink}" stroke-width="2" stroke-dasharray="8 6"/>`;
  if (text.trim() === "") return "";
  const weight = style === "plain" ? "" : ` font-weight="bold"`;
  // Double height, as a receipt printer does it: as wide as before.
  const place = style === "large" ? `translate(0 ${top + height - 14}) scale(1 1.75)` : `translate(0 ${top + 25})`;
  return `<text transform="${place}" x="${columnsOf(text)}"${weight}>${escaped(text)}</text>`;
}

/** The ticket as a picture of its paper. */
export function ticketSvg(lines: readonly TicketLine[]): string {
  let top = margin;
  const rows = ticketRows(lines).map((row) => {
    const { drawn, height: rowHeight } =
      row.qr === null ? { drawn: rowSvg(row, top), height: heights[row.style] } : qrSvg(row.qr, top);
    top += rowHeight;
    return drawn;
  });
  const height = top + margin;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<g font-family="${fonts}" font-size="26" fill="${ink}" xml:space="preserve">`,
    ...rows.filter((row) => row !== ""),
    "</g></svg>",
  ].join("\n");
}
