import { startPrintServer } from "../link/index.ts";
import { readArguments } from "./read-arguments.ts";

const write = (text: string): void => void process.stdout.write(text);

async function main(): Promise<void> {
  const settings = readArguments(process.argv.slice(2), write);
  if (!settings.ok) {
    process.stderr.write(`${settings.failure}\n`);
    process.exitCode = 1;
    return;
  }
  const { port, origins, printer } = settings.value;
  try {
    const server = await startPrintServer({ port, origins, printer });
    write(`Agente de impresión listo en ws://127.0.0.1:${server.port} · impresora: ${printer.name}\n`);
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void server.close());
  } catch (error) {
    process.stderr.write(
      `No se pudo escuchar en el puerto ${port} (${error instanceof Error ? error.message : String(error)}).\n`,
    );
    process.exitCode = 1;
  }
}

await main();
