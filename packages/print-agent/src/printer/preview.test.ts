import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import jsQR from "jsqr";
import { afterEach, describe, expect, it } from "vitest";
import type { TicketLine } from "@cantina/domain/printing";
import { picturePrinter, previewPrinter } from "./index.ts";
import { ticketSvg } from "./ticket-svg.ts";

const ticket: readonly TicketLine[] = [
  { kind: "text", text: "        Café <Ñandú> & Cía.", style: "large" },
  { kind: "rule" },
  { kind: "text", text: "TOTAL                     $ 6.930,45", style: "bold" },
  { kind: "cut" },
];

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

describe("previews", () => {
  it("[AGENT-04] frames the text of the ticket", async () => {
    const written: string[] = [];
    await previewPrinter((text) => written.push(text)).print(ticket);
    expect(written.join("")).toContain("| TOTAL                     $ 6.930,45 |");
  });

  it("[AGENT-04] puts each character of a row into its own column", () => {
    const drawn = /<text[^>]* x="(?<columns>[^"]+)"[^>]*>TOTAL/u.exec(ticketSvg(ticket))?.groups?.["columns"] ?? "";
    const columns = drawn.split(" ").map(Number);
    expect(columns).toHaveLength(36);
    expect(new Set(columns.slice(1).map((column, index) => column - (columns[index] ?? 0)))).toEqual(new Set([16]));
    expect(ticketSvg(ticket)).toContain("Café &lt;Ñandú&gt; &amp; Cía.");
  });

  it("[AGENT-04] draws a QR that another program reads", () => {
    const address = "https://www.arca.gob.ar/fe/qr/?p=eyJ2ZXIiOjF9";
    const { pixels, width, height } = new Resvg(ticketSvg([...ticket, { kind: "qr", text: address }])).render();
    expect(jsQR(new Uint8ClampedArray(pixels), width, height)?.data).toBe(address);
  });

  it("[AGENT-04] writes one picture per ticket, with ink on it", async () => {
    const folder = await mkdtemp(join(tmpdir(), "cantina-tickets-"));
    folders.push(folder);
    const printer = picturePrinter(join(folder, "salida"), () => {});
    expect([await printer.print(ticket), await printer.print(ticket)]).toMatchObject([{ ok: true }, { ok: true }]);
    const [first, second] = await readdir(join(folder, "salida"));
    expect(second).toBeDefined();
    const picture = await readFile(join(folder, "salida", first ?? ""));
    expect(picture.subarray(1, 4).toString("latin1")).toBe("PNG");
    expect(picture.readUInt32BE(16)).toBe(640);
    // Without a font there would be nothing but the two lines.
    expect(picture.length).toBeGreaterThan(3_000);
  });
});
