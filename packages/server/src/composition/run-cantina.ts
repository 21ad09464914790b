import { join } from "node:path";
import { type Result, accepted, loadTemporal, refused } from "@cantina/domain/kernel";
import type { MachineClock } from "../clocks/index.ts";
import type { EmbeddedStep } from "../db/index.ts";
import { folderMail, smtpMail } from "../mail/index.ts";
import { type Seed, beginData } from "./begin-data.ts";
import { type Config, type Environment, readConfig } from "./config.ts";
import { createServer } from "./create-server.ts";
import type { Administrator } from "./first-start.ts";
import { type OpenData, openData } from "./open-data.ts";
import type { RunningServer } from "./server-options.ts";
import { type StartFailure, startSentence } from "./start-failure.ts";
import { stopSignal } from "./stop-signals.ts";
import { listenFailure, tryPort } from "./try-port.ts";
import { findWebFolder } from "./web-folder.ts";

export type CantinaStart = {
  readonly args: readonly string[];
  readonly env: Environment;
  /** Fills an empty database, unless `--empty` is among the arguments; in one transaction, so that it can't stay half done. */
  readonly seed?: Seed;
  /** Lines that tell who can sign in to a database that began with the seed. */
  readonly accounts?: readonly string[];
  /** This machine's own clocks, for who starts the product with wrong ones to see what becomes of it. */
  readonly machine?: MachineClock;
};

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const warn = (line: string): void => void process.stderr.write(`${line}\n`);

const steps: Readonly<Record<EmbeddedStep, string>> = {
  copying: "Copiando el motor de la base de datos…",
  creating: "Creando la base de datos…",
  starting: "Iniciando la base de datos…",
  adopting: "Retomando la base de datos que seguía abierta…",
  recovering: "Recuperando la base de datos…",
};

const administratorLines = ({ email, password, isGenerated }: Administrator): readonly string[] => [
  `Administrador del sistema: ${email}`,
  isGenerated ? `Contraseña: ${password} (se muestra sólo esta vez)` : "Contraseña: la de CANTINA_ADMIN_PASSWORD",
];

type Started = { readonly server: RunningServer; readonly data: OpenData; readonly lines: readonly string[] };

async function startOn(
  data: OpenData,
  config: Config,
  { seed, accounts = [], args, machine }: CantinaStart,
): Promise<Result<Started, StartFailure>> {
  const { database } = data;
  const wanted = args.includes("--empty") ? undefined : seed;
  const begun = await beginData(database, {
    seed: wanted,
    adminPassword: config.adminPassword,
    onSeed: () => say("Cargando los datos de demostración…"),
  });
  if (!begun.ok) return begun;
  const { smtpUrl, mailFrom, publicUrl, port, host, logLevel, hiddenPhoneCafeterias } = config;
  const { apiUrl, webOrigins, trustProxy } = config;
  const mail =
    smtpUrl === undefined ? folderMail(join(config.dataFolder, "mail"), mailFrom) : smtpMail(smtpUrl, mailFrom);
  const webFolder = findWebFolder();
  // Standard output is for who starts the server: its last line says where to go.
  const logStream = process.stderr;
  try {
    const server = await createServer({
      database,
      mail,
      port,
      host,
      logLevel,
      logStream,
      webFolder,
      hiddenPhoneCafeterias,
      apiUrl,
      webOrigins,
      trustProxy,
      ...(publicUrl === undefined ? {} : { publicUrl }),
      ...(machine === undefined ? {} : { machine }),
    });
    const { administrator, isSeeded } = begun.value;
    return accepted({
      server,
      data,
      lines: administrator === null ? (isSeeded ? accounts : []) : administratorLines(administrator),
    });
  } catch (error) {
    const failure = listenFailure(error, config);
    if (failure === undefined) throw error;
    return refused(failure);
  }
}

async function start(options: CantinaStart, onLost: () => void): Promise<Result<Started, StartFailure>> {
  const unknown = options.args.find((argument) => argument !== "--empty");
  if (unknown !== undefined) return refused({ code: "UNKNOWN_ARGUMENT", argument: unknown });
  const config = readConfig(options.env);
  if (!config.ok) return config;
  const free = await tryPort(config.value);
  if (!free.ok) return free;
  await loadTemporal();
  const data = await openData(config.value, {
    onStep: (step) => say(steps[step]),
    onLost: (failure) => {
      warn(startSentence(failure));
      onLost();
    },
    onIdleError: (error) => warn(`Se perdió una conexión con la base de datos: ${error.message}`),
  });
  if (!data.ok) return data;
  try {
    const started = await startOn(data.value, config.value, options);
    if (!started.ok) await data.value.close();
    return started;
  } catch (error) {
    await data.value.close();
    throw error;
  }
}

/** Runs Cantina until it is told to stop; answers with the process's exit code. */
export async function runCantina(options: CantinaStart): Promise<number> {
  // Heard from the first moment, so that Ctrl-C during a first start still ends the database it began.
  const told = stopSignal().then(() => 0);
  let loseDatabase = (): void => undefined;
  const lost = new Promise<number>((resolve) => {
    loseDatabase = () => resolve(1);
  });
  const started = await start(options, () => loseDatabase());
  if (!started.ok) {
    warn(startSentence(started.failure));
    return 1;
  }
  const { server, data, lines } = started.value;
  for (const line of lines) say(line);
  say(`Cantina lista: ${server.url}`);
  const code = await Promise.race([told, lost]);
  await server.close();
  await data.close();
  return code;
}
