import type { AddressInfo } from "node:net";
import { describeFault } from "@cantina/domain/faults";
import { loadTemporal } from "@cantina/domain/kernel";
import { accessRoutes, deviceTokens, profileTokens, sessionGuard, tokenSecret } from "../access/index.ts";
import { backupRoutes, readLastProven } from "../backup/index.ts";
import { balanceChargeRoutes } from "../balance-charges/index.ts";
import { cafeteriaRoutes, classRoutes, firstStepRoutes, settingsRoutes } from "../cafeteria/index.ts";
import { cardFormRoutes } from "../card-page/index.ts";
import { calendarProductRoutes } from "../calendar-products/index.ts";
import { cashRegisterRoutes } from "../cash-register/index.ts";
import { catalogDeskRoutes, catalogRoutes } from "../catalog/index.ts";
import { clockJumpRoutes } from "../clock-jumps/index.ts";
import { claimRoutes } from "../claims/index.ts";
import { clientsRoutes } from "../clients/index.ts";
import { couponRoutes } from "../coupons/index.ts";
import { serveFaults } from "../faults/index.ts";
import { type Guard, apiBase, createApp } from "../http/index.ts";
import { onlinePaymentRoutes, serveNotices, servePages, serveWallets } from "../online-payments/index.ts";
import { invoicingRoutes, serveInvoices } from "../invoicing/index.ts";
import { mattildaPayouts } from "../mattilda/index.ts";
import { payoutRoutes } from "../payouts/index.ts";
import { inventoryRoutes } from "../inventory/index.ts";
import { productionRoutes } from "../production/index.ts";
import {
  type Job,
  startDailyBackup,
  startDayJob,
  startFolding,
  startHousekeeping,
  startInvoices,
  startOwedMails,
  startPaymentComparison,
  startPaymentLookUp,
  startSealing,
  startUnsentLinks,
  startWebhooks,
} from "../jobs/index.ts";
import { mailLowStock } from "../low-stock/index.ts";
import { mailDifferences } from "../payment-mails/index.ts";
import { futureOrderRoutes } from "../future-orders/index.ts";
import { completeDueDays, completeOrders, lateOrderRoutes, orderBoardRoutes, orderRoutes } from "../orders/index.ts";
import { servePictures } from "../pictures/index.ts";
import { chargeDueDays, chargeJob, subscriptionRoutes } from "../subscriptions/index.ts";
import { countRoutes, inventoryCountRoutes } from "../counts/index.ts";
import { openRest, reportRoutes } from "../reports/index.ts";
import { metricsRoutes } from "../metrics/index.ts";
import { failuresIn, migrations } from "../db/index.ts";
import { reviewRoutes } from "../reviews/index.ts";
import { stockRoutes } from "../stock/index.ts";
import { transactionRoutes } from "../transactions/index.ts";
import { premiumRoutes } from "../premium/index.ts";
import { printingRoutes } from "../printing/index.ts";
import { uploadRoutes } from "../uploads/index.ts";
import { type Authorize, createHub, startEventFeed } from "../realtime/index.ts";
import { overviewRoutes, serveWatching } from "../watching/index.ts";
import { drain } from "./drain.ts";
import { mountHub } from "./mount-hub.ts";
import type { RunningServer, ServerOptions } from "./server-options.ts";
import { openClock } from "./open-clock.ts";
import { openInvoicing } from "./open-invoicing.ts";
import { openPayments } from "./open-payments.ts";
import { version } from "./version.ts";
import { watchSessions } from "./watch-sessions.ts";
import { tellBackgroundFault } from "./tell-background-fault.ts";

const hubAuthorize =
  (guard: Guard): Authorize =>
  async (token) => {
    const found = token === undefined ? undefined : await guard.identify(token);
    if (found?.ok === true) return found;
    const isForbidden =
      found?.ok === false &&
      found.failure.code !== "UNAUTHORIZED_ANONYMOUS" &&
      found.failure.code !== "SESSION_EXPIRED";
    return { ok: false, failure: { status: isForbidden ? 403 : 401 } };
  };

/** For whoever watches the server: which copy was restored and audited last, and how long that took. */
const healthNote = ({ day, proofMs }: { readonly day: string; readonly proofMs: number | null }): string =>
  `último respaldo probado: ${day}, ${Math.round((proofMs ?? 0) / 1000)} s`;

/** The whole server on a migrated database, listening. Several may share one database. */
export async function createServer(options: ServerOptions): Promise<RunningServer> {
  const { database, background = database, reports = database, mail, host = "localhost" } = options;
  const { webFolder = null, apiUrl = null, webOrigins = [], backups = null, premiumWebhook = null } = options;
  const { faults = null, intercom = null, mercadoPago = null, mattilda = null } = options;
  const { kysely } = reports;
  const rest = options.reportPace && openRest(options.reportPace);
  const cardScriptUrl = mercadoPago?.scriptUrl ?? null;
  const hasRoom = options.hasRoom === undefined ? {} : { hasRoom: options.hasRoom };
  await loadTemporal();
  const report = (failed: unknown): void => {
    for (const error of failuresIn(failed)) {
      // What is told by its code is no error, of which the log would keep nothing else.
      app.log.error(error instanceof Error ? { err: error } : { problem: error }, "background work failed");
      tellBackgroundFault(error, faults);
    }
  };
  const { clock, watch: watchClock } = await openClock(
    { ...options, database: background },
    {
      onError: report,
      onDiffering: (seconds) =>
        app.log.warn({ seconds }, "this server's clock is not the database's, which dates what is booked"),
    },
  );
  const secret = await tokenSecret(database);
  const tokens = profileTokens(secret);
  const devices = deviceTokens(secret, () => Date.parse(clock.now()));
  // By a clock that nobody can set back, or an ended session would live on.
  const guard = sessionGuard(database, tokens, () => performance.now());
  const hub = createHub({
    path: `${apiBase}/hubs/cafeteria`,
    authorize: hubAuthorize(guard),
    // A proxy may hide from us the host that the browser knows.
    allowedOrigins: options.publicUrl === undefined ? webOrigins : [...webOrigins, new URL(options.publicUrl).origin],
    onError: report,
  });
  let url = options.publicUrl ?? "";
  const linkMail = { mail, publicUrl: () => url };
  const endHubConnections = (sessionId: string): void =>
    hub.disconnectWhere((identity) => identity.sessionId === sessionId);
  const feed = await startEventFeed({ database: background, hub, onError: report });
  const online = openPayments(options, { secret, clock, poke: feed.poke, publicUrl: () => url, report });
  const invoicing = openInvoicing(options, { clock, poke: feed.poke, report });
  let isDraining = false;

  const app = await createApp({
    routes: [
      ...accessRoutes({ ...linkMail, tokens, intercom, devices, guard, endHubConnections }),
      ...cafeteriaRoutes(mercadoPago?.applications ?? {}),
      ...classRoutes,
      ...settingsRoutes,
      ...firstStepRoutes,
      ...catalogRoutes,
      ...catalogDeskRoutes,
      ...clientsRoutes(linkMail),
      ...orderRoutes,
      ...orderBoardRoutes,
      ...futureOrderRoutes,
      ...lateOrderRoutes,
      ...cashRegisterRoutes,
      ...transactionRoutes,
      ...couponRoutes,
      ...balanceChargeRoutes(online),
      ...onlinePaymentRoutes(online),
      ...payoutRoutes(mattilda === null ? null : mattildaPayouts(mattilda), online?.hosted.MATTILDA ?? null),
      ...cardFormRoutes(cardScriptUrl),
      ...invoicingRoutes(invoicing),
      ...claimRoutes({ hiddenPhoneCafeterias: options.hiddenPhoneCafeterias ?? [] }),
      ...subscriptionRoutes,
      ...printingRoutes,
      ...calendarProductRoutes,
      ...uploadRoutes,
      ...inventoryRoutes,
      ...productionRoutes,
      ...stockRoutes,
      ...countRoutes,
      ...inventoryCountRoutes,
      ...reviewRoutes,
      ...metricsRoutes({ kysely, rest }),
      ...premiumRoutes(premiumWebhook !== null),
      ...backupRoutes(backups?.hour ?? null),
      ...overviewRoutes({
        version,
        hasBackups: backups !== null,
        jobs: () => jobs,
        dayJobs: [completeOrders, chargeJob],
      }),
      ...clockJumpRoutes,
      ...reportRoutes({ kysely, rest }),
    ],
    around: { db: database, clock, feed, guard },
    web: { folder: webFolder, apiUrl },
    webOrigins,
    isSecure: options.publicUrl?.startsWith("https:") ?? false,
    hasIntercom: intercom !== null,
    cardPage: cardScriptUrl === null ? null : { scriptUrl: cardScriptUrl, hosts: webOrigins },
    trustProxy: options.trustProxy ?? [],
    version,
    health: {
      query: background.query,
      shortcomings: options.shortcomings ?? [],
      ...hasRoom,
      notes: async () => {
        const proven = await readLastProven(background.kysely);
        return proven === undefined ? {} : { lastProvenBackup: healthNote(proven) };
      },
    },
    onUnexpected: (error, call) => faults?.report(describeFault(error, { part: "server", ...call })),
    log: { level: options.logLevel ?? "warn", stream: options.logStream },
    more: (instance) => {
      mountHub(instance, hub);
      serveFaults(instance, faults);
      // A client that keeps its connection would send its next call to a server that is no longer there. RUN-03
      instance.addHook("onSend", async (_request, reply) => void (isDraining && reply.header("connection", "close")));
      serveWatching(instance, {
        background,
        pools: { calls: database, background, reports },
        migrations: Object.keys(migrations),
        isListening: feed.isListening,
        isDraining: () => isDraining,
        jobs: () => jobs,
        hubConnections: () => hub.identities().length,
        isStorageFull: async () => (await options.hasRoom?.()) === false,
        clockAheadMs: clock.ahead,
        hasBackups: backups !== null,
        metricsToken: options.metricsToken,
      });
      serveNotices(instance, database, online);
      servePages(instance, database, online);
      serveWallets(instance, database, online, options.publicUrl?.startsWith("https:") ?? false);
      serveInvoices(instance, database, invoicing);
      servePictures(instance, database, { isOpen: webOrigins.length > 0 });
    },
  });
  const dayWork = { clock, feed, onError: report };
  const mailing = { database: background, mail: linkMail, onError: report };
  const jobs: Readonly<Record<string, Job>> = {
    housekeeping: startHousekeeping(background, report),
    "complete-days": startDayJob(dayWork, (at) => completeDueDays(background.kysely, at)),
    "unsent-links": startUnsentLinks(mailing),
    "low-stock-mails": startOwedMails({ ...mailing, send: mailLowStock }),
    "payment-mails": startOwedMails({ ...mailing, send: mailDifferences }),
    "charge-days": startDayJob(dayWork, (at) => chargeDueDays(background.kysely, at)),
    folding: startFolding({ database: background, feed, onError: report }),
    sealing: startSealing({ database: background, clock, onError: report }),
    sessions: watchSessions(background, hub, report),
    ...(online !== null && {
      payments: startPaymentLookUp({ database: background, online }),
      comparison: startPaymentComparison({ database: background, online }),
    }),
    ...(invoicing !== null && { invoices: startInvoices({ database: background, invoicing }) }),
    ...(premiumWebhook !== null && {
      webhooks: startWebhooks({ database: background, port: premiumWebhook, onError: report }),
    }),
    ...(backups !== null && {
      backup: startDailyBackup({
        database: background,
        clock,
        plan: backups,
        onError: report,
        onFailed: (reason) => app.log.error({ reason }, "today's backup can't be relied on"),
      }),
    }),
  };
  const clockWatch = watchClock(feed);

  const close = async (): Promise<void> => {
    isDraining = true;
    await drain(app, {
      noticeMs: options.noticeMs ?? 0,
      closeHub: hub.close,
      background: [...Object.values(jobs), clockWatch, feed],
    });
  };

  try {
    await app.listen({ port: options.port ?? 0, host });
  } catch (error) {
    await close();
    throw error;
  }
  // Over TCP an address is always an object.
  const { port } = app.server.address() as AddressInfo;
  const own = `http://localhost:${port}`;
  if (url === "") url = own;
  return { url: own, port, close };
}
