import { accepted } from "@cantina/domain/kernel";
import { type PrinterPort, qrPath, ticketRows, ticketWidth } from "@cantina/domain/printing";
import { encode } from "uqr";

/** 36 characters fill 72 mm, the printable width of 80 mm paper. On screen there is nothing to see. */
const look = `
@page cantina-ticket { size: 80mm auto; margin: 3mm 4mm; }
.cantina-ticket { display: none; }
@media print {
  body:has(> .cantina-ticket) > :not(.cantina-ticket) { display: none !important; }
  .cantina-ticket {
    display: block; page: cantina-ticket; width: ${ticketWidth}ch; margin: 0; white-space: pre;
    color: #000; background: #fff; font: 3.3mm/1.25 "DejaVu Sans Mono", Consolas, Menlo, monospace;
  }
  .cantina-ticket .bold { font-weight: bold; }
  .cantina-ticket svg { display: block; width: 50mm; margin: 0 auto; }
  .cantina-ticket .large { font-weight: bold; transform: scaleY(1.6); transform-origin: top; height: 2em; }
}`;

const svg = "http://www.w3.org/2000/svg";

function qrOf(page: Document, text: string): SVGElement {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const picture = page.createElementNS(svg, "svg");
  picture.setAttribute("viewBox", `0 0 ${size} ${size}`);
  picture.setAttribute("shape-rendering", "crispEdges");
  const squares = page.createElementNS(svg, "path");
  squares.setAttribute("d", qrPath(data));
  picture.append(squares);
  return picture;
}

/** The same ticket through the browser's own print dialog, which says nothing of what became of it. */
export function browserPrinter(page: Document): PrinterPort {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(look);
  return {
    print: async ({ lines }) => {
      const ticket = page.createElement("div");
      ticket.className = "cantina-ticket";
      for (const { text, style, isCut, qr } of ticketRows(lines)) {
        if (isCut) continue;
        if (qr !== null) {
          ticket.append(qrOf(page, qr));
          continue;
        }
        const row = page.createElement("div");
        row.className = style;
        row.textContent = text === "" ? "\u00A0" : text;
        ticket.append(row);
      }
      page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
      page.body.append(ticket);
      // Chrome waits here for the dialog to close.
      page.defaultView?.print();
      ticket.remove();
      page.adoptedStyleSheets = page.adoptedStyleSheets.filter((one) => one !== sheet);
      return accepted(null);
    },
  };
}
