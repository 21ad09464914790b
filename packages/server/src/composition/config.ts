import { resolve } from "node:path";
import { type Result, accepted, refused } from "@cantina/domain/kernel";
import * as v from "valibot";
import type { Intercom } from "../access/index.ts";
import type { ArcaSettings } from "../arca/index.ts";
import type { Sentences } from "../db/index.ts";
import { type Dsn, readDsn } from "../faults/index.ts";
import type { Directa24Settings } from "../directa24/index.ts";
import type { PlexoSettings } from "../plexo/index.ts";
import type { MattildaPaySettings, MattildaSettings } from "../mattilda/index.ts";
import type { MercadoPagoSettings } from "../mercado-pago/index.ts";
import type { HttpsWebhook } from "../webhooks/index.ts";
import { arcaReach, arcaSetting } from "./arca-setting.ts";
import { directa24Reach, directa24Setting } from "./directa24-setting.ts";
import { plexoReach, plexoSetting } from "./plexo-setting.ts";
import { mattildaSetting } from "./mattilda-setting.ts";
import { mattildaPayReach, mattildaPaySetting } from "./mattilda-pay-setting.ts";
import { originList } from "./origin-list.ts";
import { mercadoPagoReach, mercadoPagoSetting, walletConnectSetting } from "./mercado-pago-setting.ts";
import { proxyList } from "./proxy-list.ts";
import { serviceUrl } from "./service-url.ts";

const text = v.pipe(v.string(), v.trim());
const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const isUrl = (protocols: readonly string[]) => (value: string) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol);

const webAddress = v.pipe(
  text,
  v.check(isUrl(["http:", "https:"])),
  v.excludes("?"),
  v.excludes("#"),
  v.transform((url) => new URL(url).href.replace(/\/+$/u, "")),
);

/** The product's own machine and no other, unless told: the demo's passwords are known to everyone. */
const usualHost = "localhost";

/** Of a day one at least. */
const keepRule = v.pipe(
  text,
  v.regex(/^[1-9]\d{0,2},\d{1,3},\d{1,3}$/u),
  v.transform((list) => list.split(",").map(Number)),
  v.transform(([daily = 1, weekly = 0, monthly = 0]) => ({ daily, weekly, monthly })),
);

const sealingKey = v.pipe(
  text,
  v.base64(),
  v.transform((key) => Buffer.from(key, "base64")),
  v.check((key) => key.length === 32),
);

const environment = v.object({
  PORT: v.optional(v.pipe(text, v.regex(/^\d{1,5}$/u), v.transform(Number), v.maxValue(65_535)), "4100"),
  HOST: v.optional(v.pipe(text, v.minLength(1)), usualHost),
  CANTINA_DATA: v.optional(v.pipe(text, v.minLength(1)), "./data"),
  DATABASE_URL: v.optional(v.pipe(text, v.minLength(1))),
  DATABASE_OWNER_URL: v.optional(v.pipe(text, v.minLength(1))),
  SMTP_URL: v.optional(v.pipe(text, v.check(isUrl(["smtp:", "smtps:"])))),
  MAIL_FROM: v.optional(v.pipe(text, v.minLength(3)), "Cantina <no-responder@cantina.local>"),
  PUBLIC_URL: v.optional(webAddress),
  CANTINA_API_URL: v.optional(webAddress),
  CANTINA_WEB_ORIGINS: v.optional(originList, ""),
  CANTINA_TRUST_PROXY: v.optional(proxyList, ""),
  CANTINA_BACKUPS: v.optional(v.pipe(text, v.minLength(1))),
  CANTINA_BACKUP_HOUR: v.optional(v.pipe(text, v.regex(/^\d{1,2}$/u), v.transform(Number), v.maxValue(23)), "3"),
  CANTINA_BACKUP_KEEP: v.optional(keepRule, "7,5,12"),
  CANTINA_BACKUP_PASSPHRASE: v.optional(v.pipe(v.string(), v.minLength(8))),
  CANTINA_PREMIUM_WEBHOOK_URL: v.optional(v.pipe(text, v.check(isUrl(["https:"])))),
  CANTINA_PREMIUM_WEBHOOK_SECRET: v.optional(v.pipe(text, v.minLength(16))),
  CANTINA_PREMIUM_WEBHOOK_PRIVATE: v.optional(v.picklist(["0", "1"]), "0"),
  CANTINA_INTERCOM_APP_ID: v.optional(v.pipe(text, v.regex(/^[a-z\d]{4,40}$/iu))),
  CANTINA_INTERCOM_SECRET: v.optional(v.pipe(text, v.minLength(16))),
  CANTINA_ERROR_DSN: v.optional(
    v.pipe(
      text,
      v.rawTransform(({ dataset, addIssue, NEVER }): Dsn => {
        const dsn = readDsn(dataset.value);
        if (dsn !== undefined) return dsn;
        addIssue({});
        return NEVER;
      }),
    ),
  ),
  CANTINA_MERCADO_PAGO: v.optional(mercadoPagoSetting),
  CANTINA_MERCADO_PAGO_URL: v.optional(serviceUrl),
  CANTINA_WALLET_CONNECT: v.optional(walletConnectSetting),
  CANTINA_DIRECTA24: v.optional(directa24Setting),
  CANTINA_DIRECTA24_URL: v.optional(serviceUrl),
  CANTINA_PLEXO: v.optional(plexoSetting),
  CANTINA_PLEXO_URL: v.optional(serviceUrl),
  CANTINA_MATTILDA: v.optional(mattildaSetting),
  CANTINA_MATTILDA_URL: v.optional(serviceUrl),
  CANTINA_MATTILDA_PAY: v.optional(mattildaPaySetting),
  CANTINA_MATTILDA_PAY_URL: v.optional(serviceUrl),
  CANTINA_ARCA: v.optional(arcaSetting),
  CANTINA_ARCA_URL: v.optional(serviceUrl),
  CANTINA_SEALING_KEY: v.optional(sealingKey),
  LOG_LEVEL: v.optional(v.picklist(logLevels), "warn"),
  CANTINA_METRICS_TOKEN: v.optional(v.pipe(text, v.regex(/^\S{16,}$/u))),
  CANTINA_ADMIN_PASSWORD: v.optional(v.string()),
  CANTINA_HIDE_CLAIM_PHONES: v.optional(
    v.pipe(
      text,
      v.transform((list) => list.split(",").map((id) => id.trim().toLowerCase())),
      v.check((ids) => ids.every((id) => v.is(v.pipe(v.string(), v.uuid()), id))),
    ),
  ),
});

const expected: Readonly<Record<keyof typeof environment.entries, string>> = {
  PORT: "un número de puerto entre 0 y 65535",
  HOST: "la dirección en la que se atiende, por ejemplo 0.0.0.0",
  CANTINA_DATA: "una carpeta",
  DATABASE_URL: "una dirección como postgres://usuario:clave@equipo:5432/base",
  DATABASE_OWNER_URL: "la dirección de la misma base para quien es su dueño",
  SMTP_URL: "una dirección como smtp://usuario:clave@equipo:587",
  MAIL_FROM: "un remitente de correo",
  PUBLIC_URL: "una dirección como https://cantina.ejemplo",
  CANTINA_API_URL: "la dirección de otra API, como https://servidor.ejemplo/api",
  CANTINA_WEB_ORIGINS: "una lista de direcciones sin ruta, como https://caja.ejemplo, separadas por comas",
  CANTINA_TRUST_PROXY: "la cantidad de proxies delante de este servidor, o sus direcciones separadas por comas",
  CANTINA_BACKUPS: "una carpeta",
  CANTINA_BACKUP_HOUR: "una hora entre 0 y 23",
  CANTINA_BACKUP_KEEP: "cuántas copias diarias, semanales y mensuales se conservan, como 7,5,12",
  CANTINA_BACKUP_PASSPHRASE: "una clave de 8 caracteres o más",
  CANTINA_PREMIUM_WEBHOOK_URL: "una dirección como https://avisos.ejemplo/premium",
  CANTINA_PREMIUM_WEBHOOK_SECRET: "una clave de 16 caracteres o más, que también tiene quien recibe los avisos",
  CANTINA_PREMIUM_WEBHOOK_PRIVATE: "0, o 1 si los avisos van a una dirección privada",
  CANTINA_INTERCOM_APP_ID: "el id de un espacio de Intercom, como abc12345; va con CANTINA_INTERCOM_SECRET",
  CANTINA_INTERCOM_SECRET:
    "la clave de verificación de identidad de Intercom, de 16 caracteres o más; va con CANTINA_INTERCOM_APP_ID",
  CANTINA_ERROR_DSN: "una dirección como https://clave@errores.ejemplo/7",
  CANTINA_MERCADO_PAGO: 'un JSON como {"AR":{"clientId":"…","clientSecret":"…","webhookSecret":"…"}}',
  CANTINA_MERCADO_PAGO_URL: "una dirección https, o una http de esta misma máquina",
  CANTINA_WALLET_CONNECT: 'un JSON como {"AR":{"platformId":"…"}}; va con CANTINA_MERCADO_PAGO',
  CANTINA_DIRECTA24: 'un JSON como {"apiKey":"…","secret":"…"}',
  CANTINA_DIRECTA24_URL: "una dirección https, o una http de esta misma máquina",
  CANTINA_PLEXO:
    'un JSON como {"clientId":"…","apiKey":"…"}, o {"flavour":"signed","client":"…","certificate":"…","key":"…","serverCertificate":"…"}',
  CANTINA_PLEXO_URL: "una dirección https, o una http de esta misma máquina",
  CANTINA_MATTILDA: 'un JSON como {"apiKey":"…"}; va con CANTINA_MATTILDA_URL',
  CANTINA_MATTILDA_URL:
    "la dirección https, o una http de esta misma máquina, donde se piden las liquidaciones; va con CANTINA_MATTILDA",
  CANTINA_MATTILDA_PAY: 'un JSON como {"privateKey":"-----BEGIN PRIVATE KEY…"}, de P-521 o RSA de 2048 bits o más',
  CANTINA_MATTILDA_PAY_URL: "una dirección https, o una http de esta misma máquina",
  CANTINA_ARCA: 'un JSON como {"certificate":"-----BEGIN CERTIFICATE…","key":"-----BEGIN PRIVATE KEY…"}, una del otro',
  CANTINA_ARCA_URL: "una dirección https, o una http de esta misma máquina",
  CANTINA_SEALING_KEY: "32 bytes al azar en base64",
  LOG_LEVEL: `uno de ${logLevels.join(", ")}`,
  CANTINA_METRICS_TOKEN: "una clave de 16 caracteres o más, sin espacios",
  CANTINA_ADMIN_PASSWORD: "una contraseña",
  CANTINA_HIDE_CLAIM_PHONES: "ids de cafeterías separados por comas",
};

export const settingNames: readonly string[] = Object.keys(environment.entries);

export type Environment = Readonly<Record<string, string | undefined>>;

export type Config = {
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  /** For calls. */
  readonly databaseUrl: string | undefined;
  /** Of the same database, for whoever migrates, copies and checks it. */
  readonly databaseOwnerUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly publicUrl: string | undefined;
  /** null: the API of this very server. */
  readonly apiUrl: string | null;
  readonly webOrigins: readonly string[];
  readonly trustProxy: number | readonly string[];
  /** Who is told that premium metrics are asked for; null: nobody. */
  readonly premiumWebhook: HttpsWebhook | null;
  /** The help centre; null: none. */
  readonly intercom: Intercom | null;
  /** Who is told of what goes wrong; undefined: nobody. */
  readonly errorDsn: Dsn | undefined;
  /** null: nobody pays by Mercado Pago. */
  readonly mercadoPago: MercadoPagoSettings | null;
  /** null: nobody pays by Directa24. */
  readonly directa24: Directa24Settings | null;
  /** null: nobody pays by Plexo. */
  readonly plexo: PlexoSettings | null;
  /** null: nobody tells of payouts. */
  readonly mattilda: MattildaSettings | null;
  /** null: nobody pays by Mattilda. */
  readonly mattildaPay: MattildaPaySettings | null;
  /** null: nothing is invoiced. */
  readonly arca: ArcaSettings | null;
  /** null: that of the data folder. */
  readonly sealingKey: Buffer | null;
  readonly logLevel: string;
  readonly adminPassword: string | undefined;
  /** Who has it sees /metrics from elsewhere. */
  readonly metricsToken: string | undefined;
  /** Where daily copies go; undefined: nobody asked for them. */
  readonly backupFolder: string | undefined;
  readonly backupHour: number;
  readonly backupKeep: { readonly daily: number; readonly weekly: number; readonly monthly: number };
  /** Seals every copy, and opens them. */
  readonly backupPassphrase: string | undefined;
  /** Whose employees don't see the phone numbers of claims. */
  readonly hiddenPhoneCafeterias: readonly string[];
};

export type ConfigFailure = { readonly code: "WRONG_SETTING"; readonly name: string; readonly expected: string };

export const configSentences: Sentences<ConfigFailure> = {
  WRONG_SETTING: ({ name, expected: wanted }) => `${name} debe ser ${wanted}.`,
};

const wrongSetting = (name: string): Result<never, ConfigFailure> =>
  refused({
    code: "WRONG_SETTING",
    name,
    expected: Object.entries(expected).find(([key]) => key === name)?.[1] ?? "",
  });

/** An empty variable counts as none: shells and compose files leave such behind. */
export function readConfig(env: Environment): Result<Config, ConfigFailure> {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const read = v.safeParse(environment, given);
  if (!read.success) {
    // Of what is wrong within a JSON the variable is told, by which it is found.
    return wrongSetting((v.getDotPath(read.issues[0]) ?? "").replace(/\..*$/u, ""));
  }
  const { output } = read;
  const { CANTINA_PREMIUM_WEBHOOK_URL: webhookUrl, CANTINA_PREMIUM_WEBHOOK_SECRET: webhookSecret } = output;
  // Nobody could tell who sent it.
  if (webhookUrl !== undefined && webhookSecret === undefined) return wrongSetting("CANTINA_PREMIUM_WEBHOOK_SECRET");
  const { CANTINA_INTERCOM_APP_ID: appId, CANTINA_INTERCOM_SECRET: secret } = output;
  // Without a proof of who asks, anybody could read another's conversations.
  if (appId !== undefined && secret === undefined) return wrongSetting("CANTINA_INTERCOM_SECRET");
  if (secret !== undefined && appId === undefined) return wrongSetting("CANTINA_INTERCOM_APP_ID");
  const { CANTINA_MERCADO_PAGO: applications, CANTINA_WALLET_CONNECT: wallets } = output;
  // Wallets are charged in the name of sellers who linked themselves.
  if (wallets !== undefined && applications === undefined) return wrongSetting("CANTINA_WALLET_CONNECT");
  const { CANTINA_MATTILDA: mattildaKeys, CANTINA_MATTILDA_URL: mattildaUrl } = output;
  // No public page says where payouts are asked for.
  if (mattildaKeys !== undefined && mattildaUrl === undefined) return wrongSetting("CANTINA_MATTILDA_URL");
  return accepted({
    port: output.PORT,
    host: output.HOST,
    dataFolder: resolve(output.CANTINA_DATA),
    databaseUrl: output.DATABASE_URL ?? output.DATABASE_OWNER_URL,
    databaseOwnerUrl: output.DATABASE_OWNER_URL ?? output.DATABASE_URL,
    smtpUrl: output.SMTP_URL,
    mailFrom: output.MAIL_FROM,
    publicUrl: output.PUBLIC_URL,
    apiUrl: output.CANTINA_API_URL ?? null,
    webOrigins: output.CANTINA_WEB_ORIGINS,
    trustProxy: output.CANTINA_TRUST_PROXY,
    premiumWebhook:
      webhookUrl === undefined || webhookSecret === undefined
        ? null
        : {
            url: webhookUrl,
            secret: webhookSecret,
            allowsPrivate: output.CANTINA_PREMIUM_WEBHOOK_PRIVATE === "1",
          },
    intercom: appId === undefined || secret === undefined ? null : { appId, secret },
    errorDsn: output.CANTINA_ERROR_DSN,
    mercadoPago:
      applications === undefined
        ? null
        : mercadoPagoReach(applications, output.CANTINA_MERCADO_PAGO_URL, wallets ?? {}),
    directa24:
      output.CANTINA_DIRECTA24 === undefined
        ? null
        : directa24Reach(output.CANTINA_DIRECTA24, output.CANTINA_DIRECTA24_URL),
    plexo: output.CANTINA_PLEXO === undefined ? null : plexoReach(output.CANTINA_PLEXO, output.CANTINA_PLEXO_URL),
    mattilda: mattildaKeys === undefined || mattildaUrl === undefined ? null : { ...mattildaKeys, apiUrl: mattildaUrl },
    mattildaPay:
      output.CANTINA_MATTILDA_PAY === undefined
        ? null
        : mattildaPayReach(output.CANTINA_MATTILDA_PAY, output.CANTINA_MATTILDA_PAY_URL),
    arca: output.CANTINA_ARCA === undefined ? null : arcaReach(output.CANTINA_ARCA, output.CANTINA_ARCA_URL),
    sealingKey: output.CANTINA_SEALING_KEY ?? null,
    logLevel: output.LOG_LEVEL,
    metricsToken: output.CANTINA_METRICS_TOKEN,
    adminPassword: output.CANTINA_ADMIN_PASSWORD,
    backupFolder: output.CANTINA_BACKUPS === undefined ? undefined : resolve(output.CANTINA_BACKUPS),
    backupHour: output.CANTINA_BACKUP_HOUR,
    backupKeep: output.CANTINA_BACKUP_KEEP,
    backupPassphrase: output.CANTINA_BACKUP_PASSPHRASE,
    hiddenPhoneCafeterias: output.CANTINA_HIDE_CLAIM_PHONES ?? [],
  });
}
