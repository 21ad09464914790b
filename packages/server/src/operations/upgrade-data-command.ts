import { accepted, refused } from "@cantina/domain/kernel";
import { roomFault, scratchNeeds } from "../backup/index.ts";
import { type Succession, attachEmbedded, fetchFormerEngine, markFinished, planSuccession } from "../db/index.ts";
import { carryBooks } from "./carry-books.ts";
import { maxConnections, openBooksOf, openFresh } from "./open-books.ts";
import type { Operation, Outcome } from "./operation.ts";

/** The programs of a PostgreSQL, unpacked and packed. */
const engineBytes = 160 * 2 ** 20;

/** What the work opens is closed before it answers; who stops the command closes it, too. */
async function apart(operation: Operation, work: (inner: Operation) => Promise<Outcome>): Promise<Outcome> {
  const open: (() => Promise<void>)[] = [];
  const closeAll = async (): Promise<void> => {
    for (const close of open.splice(0).reverse()) await close();
  };
  operation.closing(closeAll);
  try {
    return await work({ ...operation, closing: (close) => void open.push(close) });
  } finally {
    await closeAll();
  }
}

const carryOver = (operation: Operation, { openNext }: Succession, packageRoot: string): Promise<Outcome> =>
  apart(operation, async (inner) => {
    const { dataFolder } = operation.config;
    const former = await openBooksOf(attachEmbedded({ dataFolder, maxConnections, packageRoot }, "alone"), inner);
    if (!former.ok) return former;
    const next = await openFresh(openNext(maxConnections), inner);
    if (!next.ok) return next;
    operation.say("Pasando los datos…");
    const found = await carryBooks(former.value, next.value, inner);
    if (found.ok) await markFinished(next.value.kysely);
    return found;
  });

/** BACKUP-16 BACKUP-17 */
export async function upgradeDataCommand(operation: Operation): Promise<Outcome> {
  const { say, config } = operation;
  if (config.databaseOwnerUrl !== undefined) return refused({ code: "NOT_EMBEDDED" });
  const { dataFolder } = config;
  const planned = await planSuccession(dataFolder);
  if (!planned.ok) return planned;
  const plan = planned.value;
  if (plan === undefined) {
    say("La base de datos ya es del PostgreSQL de este programa: no hay nada que pasar.");
    return accepted("clean");
  }
  const fault =
    (await roomFault(plan.home, scratchNeeds(plan.bytes) + engineBytes)) ?? (await roomFault(dataFolder, engineBytes));
  if (fault !== null) return refused(fault);
  say(`La base de datos es de PostgreSQL ${plan.from} y pasa a PostgreSQL ${plan.to}.`);
  const engine = await fetchFormerEngine(dataFolder, plan.from, () => say(`Descargando PostgreSQL ${plan.from}…`));
  if (!engine.ok) return engine;
  const found = await carryOver(operation, plan, engine.value.root);
  if (!found.ok) return found;
  // Row for row what was there: faults in it are faults that the canteen had, and are told, not locked away.
  const kept = await plan.install();
  say(
    `La base de datos es ahora de PostgreSQL ${plan.to}. La anterior quedó en ${kept}; bórrela cuando no la necesite.`,
  );
  return found;
}
