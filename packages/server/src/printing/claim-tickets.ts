import { printingEndpoints } from "@cantina/contract/printing";
import { accepted } from "@cantina/domain/kernel";
import { type PrintClaimId, decideClaim } from "@cantina/domain/printing";
import { noteChange } from "../db/index.ts";
import { change } from "../http/index.ts";
import { bookClaims, readClaimFacts } from "./printing.queries.ts";

/** Decides for all the orders in one transaction, so that of two devices each order has one winner. PRINT-09 */
export const claimTickets = change(
  printingEndpoints.claimTickets,
  async (trx, { body: { station, deviceId, orders } }, { identity, clock }) => {
    const place = { cafeteriaId: identity.cafeteriaId, name: station };
    const at = clock.now();
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
    return accepted({
      data: decided.map((answer) => ({
        ...answer,
        claimId: answer.outcome === "won" ? (claimIds.get(answer.orderId) ?? null) : null,
      })),
    });
  },
);
