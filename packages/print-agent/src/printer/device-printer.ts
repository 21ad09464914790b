import { constants, open } from "node:fs/promises";
import { accepted, refused } from "@cantina/domain/kernel";
import { encodeTicket } from "../escpos/index.ts";
import { codeOf } from "./code-of.ts";
import type { Printer } from "./printer.port.ts";

/** Never makes the file: the name of a printer that is unplugged would become a file, and take every ticket. AGENT-07 */
const toWrite = constants.O_WRONLY | constants.O_APPEND;

/** An ESC/POS printer behind a device file such as /dev/usb/lp0. */
export const devicePrinter = (path: string): Printer => ({
  name: path,
  print: async (lines) => {
    try {
      const device = await open(path, toWrite);
      try {
        await device.writeFile(encodeTicket(lines));
      } finally {
        await device.close();
      }
      return accepted(null);
    } catch (error) {
      return refused({ code: "PRINTER_UNREACHABLE", message: `No se pudo escribir en ${path} (${codeOf(error)}).` });
    }
  },
});
