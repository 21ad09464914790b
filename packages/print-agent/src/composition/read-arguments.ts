import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Result, accepted, refused } from "@cantina/domain/kernel";
import { type Printer, devicePrinter, networkPrinter, picturePrinter, previewPrinter } from "../printer/index.ts";

type Settings = { readonly port: number; readonly origins: readonly string[]; readonly printer: Printer };

const usage = `Uso: npm run print-agent -- [--preview [CARPETA] | --printer tcp://IP[:9100] | --printer /dev/usb/lp0]
                           [--port 4190] [--origin http://localhost:4100]…`;

const wholePort = (text: string): number | null =>
  /^\d{1,5}$/u.test(text) && Number(text) <= 65_535 ? Number(text) : null;

function printerAt(target: string): Printer | null {
  if (target.startsWith("/")) return devicePrinter(target);
  const address = /^tcp:\/\/(?<host>[^:/]+)(?::(?<port>\d{1,5}))?$/u.exec(target)?.groups;
  const port = wholePort(address?.["port"] ?? "9100");
  return address?.["host"] === undefined || port === null ? null : networkPrinter(address["host"], port);
}

const previewIn = (folder: string | undefined, write: (text: string) => void): Printer =>
  folder === undefined ? previewPrinter(write) : picturePrinter(resolve(folder), write);

/** What the command line asks for, or one sentence on what is wrong with it. */
export function readArguments(args: readonly string[], write: (text: string) => void): Result<Settings, string> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        port: { type: "string", default: "4190" },
        origin: { type: "string", multiple: true, default: ["http://localhost:4100", "http://127.0.0.1:4100"] },
        printer: { type: "string" },
        preview: { type: "boolean", default: false },
      },
      allowPositionals: true,
    });
    const port = wholePort(values.port);
    if (port === null) return refused(`El puerto «${values.port}» no es válido.\n${usage}`);
    const [folder, ...tooMany] = positionals;
    if (tooMany.length > 0 || (folder !== undefined && !values.preview)) return refused(`Sobra texto.\n${usage}`);
    if (values.preview) return accepted({ port, origins: values.origin, printer: previewIn(folder, write) });
    const printer = values.printer === undefined ? null : printerAt(values.printer);
    if (printer === null) return refused(`Indique dónde imprimir.\n${usage}`);
    return accepted({ port, origins: values.origin, printer });
  } catch (error) {
    return refused(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}
