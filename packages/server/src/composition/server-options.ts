import type { FaultPort } from "@cantina/domain/faults";
import type { Clock } from "@cantina/domain/kernel";
import type { Intercom } from "../access/index.ts";
import type { ArcaSettings } from "../arca/index.ts";
import type { BackupPlan } from "../backup/index.ts";
import type { MachineClock } from "../clocks/index.ts";
import type { ServerDatabase, Shortcoming } from "../http/index.ts";
import type { Directa24Settings } from "../directa24/index.ts";
import type { PlexoSettings } from "../plexo/index.ts";
import type { MattildaPaySettings, MattildaSettings } from "../mattilda/index.ts";
import type { MercadoPagoSettings } from "../mercado-pago/index.ts";
import type { MailPort } from "../mail/index.ts";
import type { ReportPace } from "../reports/index.ts";
import type { WebhookPort } from "../webhooks/index.ts";

export type ServerOptions = {
  /** Migrated; stays open when the server closes. */
  readonly database: ServerDatabase;
  /** Connections for jobs, events and the look whether all is well, which calls can't take; `database` by default. */
  readonly background?: ServerDatabase;
  /** Connections for reports, so that a year never slows a till; `database` by default. REPORT-07 */
  readonly reports?: ServerDatabase;
  /** How much of the clock reports may take, where they have connections of their own; all of it by default. REPORT-11 */
  readonly reportPace?: ReportPace;
  /** What works and could be safer, for who looks after the server. */
  readonly shortcomings?: readonly Shortcoming[];
  /** Whether the embedded database's disk has room. */
  readonly hasRoom?: () => Promise<boolean>;
  readonly mail: MailPort;
  /** Set by hand, for tests; the product's follows the database's. */
  readonly clock?: Clock;
  /** This machine's own clocks, which date nothing; for tests of a wrong one. */
  readonly machine?: MachineClock;
  /** 0: any free port. */
  readonly port?: number;
  readonly host?: string;
  /** Where links in mails lead; the server's own address by default. */
  readonly publicUrl?: string;
  /** The built web app; null: the API alone. */
  readonly webFolder?: string | null;
  /** Ids of the cafeterias whose employees don't see the phone numbers of claims. */
  readonly hiddenPhoneCafeterias?: readonly string[];
  /** Where the web app served here finds its API; null: on this server. */
  readonly apiUrl?: string | null;
  /** Origins of web apps served elsewhere that may call this API. */
  readonly webOrigins?: readonly string[];
  /** How many proxies stand before this server, or their addresses; none: a caller can't name its own address. */
  readonly trustProxy?: number | readonly string[];
  /** What makes and proves a copy each day; null: nobody asked for them. */
  readonly backups?: BackupPlan | null;
  /** Lets a program that watches from another machine see /metrics; this machine always may. */
  readonly metricsToken?: string;
  /** Milliseconds for which calls are still taken after /readyz says no, so that a proxy sends them elsewhere; none by default. */
  readonly noticeMs?: number;
  /** Who is told that premium metrics are asked for; null: nobody, so that nobody can ask. METRICS-12 */
  readonly premiumWebhook?: WebhookPort | null;
  /** Who is told of what goes wrong in a way that nobody expected; null: nobody. FAULTS-01 */
  readonly faults?: FaultPort | null;
  /** The help centre that the staff may ask; null: none. HELP-01 */
  readonly intercom?: Intercom | null;
  /** How Mercado Pago is reached; null: nobody pays by it, and no card is typed here. ONLINE-04 CARD-06 */
  readonly mercadoPago?: MercadoPagoSettings | null;
  /** How Directa24 is reached; null: nobody pays by it. ONLINE-04 */
  readonly directa24?: Directa24Settings | null;
  /** How Plexo is reached; null: nobody pays by it. ONLINE-04 */
  readonly plexo?: PlexoSettings | null;
  /** How Mattilda is reached; null: nobody tells of payouts. PAYOUT-04 */
  readonly mattilda?: MattildaSettings | null;
  /** How Mattilda's payments are reached; null: nobody pays by it. ONLINE-04 */
  readonly mattildaPay?: MattildaPaySettings | null;
  /** How ARCA is reached; null: nothing is invoiced. INVOICING-06 */
  readonly arca?: ArcaSettings | null;
  /** Seals what sellers entrust to us; without one nobody can be linked. SEAL-02 */
  readonly sealingKey?: Buffer | null;
  readonly logLevel?: string;
  /** Where log lines go instead of standard output. */
  readonly logStream?: { readonly write: (line: string) => void };
};

export type RunningServer = {
  readonly url: string;
  readonly port: number;
  /** Stops accepting, lets the hub's clients go to reconnect elsewhere, and drains. */
  readonly close: () => Promise<void>;
};
