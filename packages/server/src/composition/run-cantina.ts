import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FaultPort } from "@cantina/domain/faults";
import { type Result, accepted, loadTemporal, refused } from "@cantina/domain/kernel";
import type { MachineClock } from "../clocks/index.ts";
import type { EmbeddedFailure, EmbeddedStep } from "../db/index.ts";
import { envelopeFaults } from "../faults/index.ts";
import type { ServerDatabase } from "../http/index.ts";
import { folderMail, smtpMail } from "../mail/index.ts";
import { usualPace } from "../reports/index.ts";
import { sealingKeyOf } from "../secrets/index.ts";
import { httpsWebhook } from "../webhooks/index.ts";
import { type Begun, type Seed, beginData } from "./begin-data.ts";
import { type Config, type Environment, readConfig } from "./config.ts";
import { createServer } from "./create-server.ts";
import type { Administrator } from "./first-start.ts";
import { type OpenData, openData } from "./open-data.ts";
import type { RunningServer } from "./server-options.ts";
import { serviceManager } from "./service-manager.ts";
import { type StartFailure, startSentence } from "./start-failure.ts";
import { stopSignal } from "./stop-signals.ts";
import { listenFailure, tryPort } from "./try-port.ts";
import { unknownSettings } from "./unknown-settings.ts";
import { version } from "./version.ts";
import { watchCrashes } from "./watch-crashes.ts";
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

/** For a proxy that asks /readyz twice a second to send the next call elsewhere. */
const noticeMs = 600;

/** What hangs on after everything was told to end: a connection to a database that stands still. */
const lingerMs = 250;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const warn = (line: string): void => void process.stderr.write(`${line}\n`);

const steps: Readonly<Record<EmbeddedStep, string>> = {
  copying: "Copiando el motor de la base de datos…",
  creating: "Creando la base de datos…",
  starting: "Iniciando la base de datos…",
  adopting: "Retomando la base de datos que seguía abierta…",
  recovering: "Recuperando la base de datos…",
};

const tooStrong =
  "Aviso: el usuario de DATABASE_URL es dueño de las tablas o administra la base de datos, y podría saltear lo que protege los libros. Cree otro usuario sin permisos para DATABASE_URL y deje este en DATABASE_OWNER_URL.";

const administratorLines = ({ email, password, isGenerated }: Administrator): readonly string[] => [
  `Administrador del sistema: ${email}`,
  isGenerated ? `Contraseña: ${password} (se muestra solo esta vez)` : "Contraseña: la de CANTINA_ADMIN_PASSWORD",
];

type Started = { readonly server: RunningServer; readonly data: OpenData; readonly lines: readonly string[] };

const begin =
  (config: Config, { seed, args }: CantinaStart) =>
  (owner: ServerDatabase) =>
    beginData(owner, {
      seed: args.includes("--empty") ? undefined : seed,
      adminPassword: config.adminPassword,
      onSeed: () => say("Cargando los datos de demostración…"),
    });

async function startOn(
  data: OpenData,
  config: Config,
  { machine, faults }: { readonly machine: MachineClock | undefined; readonly faults: FaultPort | null },
): Promise<Result<RunningServer, StartFailure>> {
  const { smtpUrl, mailFrom, publicUrl, port, host, logLevel, hiddenPhoneCafeterias } = config;
  const { apiUrl, webOrigins, trustProxy, premiumWebhook, intercom } = config;
  const { backupFolder: folder, backupHour: hour, backupKeep: keep, backupPassphrase: passphrase } = config;
  const backups =
    folder === undefined ? null : { folder, hour, keep, passphrase, scratch: tmpdir(), address: data.address };
  const mail =
    smtpUrl === undefined ? folderMail(join(config.dataFolder, "mail"), mailFrom) : smtpMail(smtpUrl, mailFrom);
  const { mercadoPago, directa24, plexo, mattilda, mattildaPay, arca } = config;
  // The folder gets a key only where there is something to seal.
  const isSealing = mercadoPago !== null || arca !== null || plexo?.flavour === "signed";
  const ownKey = isSealing && config.sealingKey === null ? await sealingKeyOf(config.dataFolder) : null;
  if (ownKey?.ok === false) return ownKey;
  const sealingKey = ownKey?.value ?? config.sealingKey;
  try {
    const server = await createServer({
      database: data.database,
      background: data.background,
      reports: data.reports,
      reportPace: usualPace,
      hasRoom: data.hasRoom,
      shortcomings: data.isRoleTooStrong ? ["DATABASE_ROLE_TOO_STRONG"] : [],
      mail,
      port,
      host,
      logLevel,
      // Standard output is for who starts the server: its last line says where to go.
      logStream: process.stderr,
      webFolder: findWebFolder(),
      hiddenPhoneCafeterias,
      apiUrl,
      webOrigins,
      trustProxy,
      backups,
      noticeMs,
      ...(config.metricsToken === undefined ? {} : { metricsToken: config.metricsToken }),
      faults,
      intercom,
      mercadoPago,
      directa24,
      plexo,
      mattilda,
      mattildaPay,
      arca,
      sealingKey,
      premiumWebhook: premiumWebhook === null ? null : httpsWebhook(premiumWebhook),
      ...(publicUrl === undefined ? {} : { publicUrl }),
      ...(machine === undefined ? {} : { machine }),
    });
    return accepted(server);
  } catch (error) {
    const failure = listenFailure(error, config);
    if (failure === undefined) throw error;
    return refused(failure);
  }
}

const linesFor = ({ administrator, isSeeded }: Begun, accounts: readonly string[]): readonly string[] =>
  administrator === null ? (isSeeded ? accounts : []) : administratorLines(administrator);

type Watches = { readonly onLost: () => void; readonly reportTo: (faults: FaultPort) => void };

async function start(options: CantinaStart, { onLost, reportTo }: Watches): Promise<Result<Started, StartFailure>> {
  const unknown = options.args.find((argument) => argument !== "--empty");
  if (unknown !== undefined) return refused({ code: "UNKNOWN_ARGUMENT", argument: unknown });
  const config = readConfig(options.env);
  if (!config.ok) return config;
  for (const line of unknownSettings(options.env)) warn(line);
  const free = await tryPort(config.value);
  if (!free.ok) return free;
  await loadTemporal();
  const { errorDsn: dsn } = config.value;
  const faults = dsn === undefined ? null : envelopeFaults({ dsn, release: version });
  if (faults !== null) reportTo(faults);
  const watch = {
    onStep: (step: EmbeddedStep) => say(steps[step]),
    onLost: (failure: EmbeddedFailure) => {
      warn(startSentence(failure));
      onLost();
    },
    onBackup: (file: string | null) =>
      say(
        file === null
          ? "Haciendo una copia de seguridad antes de actualizar los datos…"
          : `Copia de seguridad anterior a la actualización: ${file}`,
      ),
    onIdleError: (error: Error) => warn(`Se perdió una conexión con la base de datos: ${error.message}`),
  };
  const opened = await openData(config.value, watch, begin(config.value, options));
  if (!opened.ok) return opened;
  const { data, prepared } = opened.value;
  if (data.isRoleTooStrong) warn(tooStrong);
  try {
    const server = await startOn(data, config.value, { machine: options.machine, faults });
    if (server.ok) return accepted({ server: server.value, data, lines: linesFor(prepared, options.accounts ?? []) });
    await data.close();
    return server;
  } catch (error) {
    await data.close();
    throw error;
  }
}

/** Runs Cantina until it is told to stop; answers with the process's exit code. */
export async function runCantina(options: CantinaStart): Promise<number> {
  const crashes = watchCrashes();
  // Heard from the first moment, so that Ctrl-C during a first start still ends the database it began.
  const told = stopSignal().then(() => 0);
  let loseDatabase = (): void => undefined;
  const lost = new Promise<number>((resolve) => {
    loseDatabase = () => resolve(1);
  });
  const started = await start(options, { onLost: () => loseDatabase(), reportTo: crashes.reportTo });
  if (!started.ok) {
    warn(startSentence(started.failure));
    return 1;
  }
  const { server, data, lines } = started.value;
  for (const line of lines) say(line);
  say(`Cantina lista: ${server.url}`);
  const manager = serviceManager(options.env);
  manager.tellReady();
  const code = await Promise.race([told, lost]);
  manager.tellStopping();
  await server.close();
  await data.close();
  setTimeout(() => process.exit(code), lingerMs).unref();
  return code;
}
