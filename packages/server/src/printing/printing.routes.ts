import { printingEndpoints } from "@cantina/contract/printing";
import { accepted, refused } from "@cantina/domain/kernel";
import { noteChange } from "../db/index.ts";
import { type Route, change } from "../http/index.ts";
import { claimTickets } from "./claim-tickets.ts";
import { endClaim } from "./printing.queries.ts";

export const printingRoutes: readonly Route[] = [
  claimTickets,
  change(printingEndpoints.endTicketClaim, async (trx, { params, body }, { identity, clock }) => {
    const isEnded = await endClaim(trx, identity.cafeteriaId, params.claimId, body.end, clock.now());
    if (!isEnded) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
    noteChange({ entity: "printClaim", id: params.claimId, after: body.end });
    return accepted({ data: null });
  }),
];
