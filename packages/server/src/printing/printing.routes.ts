import { printingEndpoints } from "@cantina/contract/printing";
import { accepted, refused } from "@cantina/domain/kernel";
import { inTransaction, noteChange } from "../db/index.ts";
import { type Route, route } from "../http/index.ts";
import { claimTickets } from "./claim-tickets.ts";
import { endClaim } from "./printing.queries.ts";

export const printingRoutes: readonly Route[] = [
  route(printingEndpoints.claimTickets, async ({ body }, context) =>
    accepted({ data: await claimTickets(body, context) }),
  ),
  route(printingEndpoints.endTicketClaim, async ({ params, body }, { db, identity, clock }) => {
    const isKnown = await inTransaction(db.kysely, async (trx) => {
      const isEnded = await endClaim(trx, identity.cafeteriaId, params.claimId, body.end, clock.now());
      if (isEnded) noteChange({ entity: "printClaim", id: params.claimId, after: body.end });
      return isEnded;
    });
    return isKnown ? accepted({ data: null }) : refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
  }),
];
