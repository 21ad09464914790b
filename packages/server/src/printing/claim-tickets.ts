import type { DecodedRequestOf, GivenDataOf } from "@cantina/contract/endpoint";
import type { printingEndpoints } from "@cantina/contract/printing";
import { type PrintClaimId, decideClaim } from "@cantina/domain/printing";
import { inTransaction, noteChange } from "../db/index.ts";
import type { RequestContext } from "../http/index.ts";
import { bookClaims, readClaimFacts } from "./printing.queries.ts";

type Claims = typeof printingEndpoints.claimTickets;

/** Decides for all the orders in one transaction, so that of two devices each order has one winner. PRINT-09 */
export function claimTickets(
  { station, deviceId, orders }: DecodedRequestOf<Claims>["body"],
  { db, identity, clock }: RequestContext,
): Promise<GivenDataOf<Claims>> {
  const place = { cafeteriaId: identity.cafeteriaId, name: station };
  const at = clock.now();
  return inTransaction(db.kysely, async (trx) => {
    const ids = orders.map(({ orderId }) => orderId);
    const facts = await readClaimFacts(trx, place, ids, at);
    const decided = orders.map(({ orderId, version }) => {
      const known = facts.get(orderId);
      const outcome = known === undefined ? ("stale" as const) : decideClaim({ version, deviceId }, known);
      return { orderId, version, outcome };
    });
    const won = decided.filter(({ outcome }) => outcome === "won");
    const claimIds =
      won.length === 0 ? new Map<string, PrintClaimId>() : await bookClaims(trx, place, deviceId, won, at);
    for (const claimId of claimIds.values()) noteChange({ entity: "printClaim", id: claimId });
    return decided.map((answer) => ({
      ...answer,
      claimId: answer.outcome === "won" ? (claimIds.get(answer.orderId) ?? null) : null,
    }));
  });
}
