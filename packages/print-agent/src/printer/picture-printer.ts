import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { accepted, refused } from "@cantina/domain/kernel";
import { ticketSvg } from "./ticket-svg.ts";
import type { Printer } from "./printer.port.ts";

const fileName = (at: Date, count: number): string =>
  `ticket-${at.toISOString().replaceAll(/[:.]/gu, "-")}-${String(count).padStart(4, "0")}.png`;

/** Where there is no printer: each ticket as a picture in a folder. */
export const picturePrinter = (folder: string, write: (text: string) => void): Printer => {
  let count = 0;
  return {
    name: `imágenes en ${folder}`,
    print: async (lines) => {
      try {
        // A native library that no real printer needs.
        const { Resvg } = await import("@resvg/resvg-js");
        const picture = new Resvg(ticketSvg(lines), { font: { loadSystemFonts: true } }).render().asPng();
        await mkdir(folder, { recursive: true });
        count += 1;
        const path = join(folder, fileName(new Date(), count));
        await writeFile(path, picture);
        write(`${path}\n`);
        return accepted(null);
      } catch (error) {
        return refused({ code: "PRINTER_FAILED", message: `No se pudo dibujar el ticket (${String(error)}).` });
      }
    },
  };
};
