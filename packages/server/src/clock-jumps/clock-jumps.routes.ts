import { clockJumpEndpoints } from "@cantina/contract/clock-jumps";
import { accepted, refused } from "@cantina/domain/kernel";
import { noteChange } from "../db/index.ts";
import { type KeyedAnswer, type RequestContext, type Route, editTogether, route } from "../http/index.ts";
import { confirmJump, readOpenJumps, tellJump } from "./clock-jump.queries.ts";

/** Confirmed already, it is a success that changes nothing: the first one stays. CLOCK-05 */
const confirm = (id: string, context: RequestContext): KeyedAnswer<typeof clockJumpEndpoints.confirmClockJump> =>
  editTogether(clockJumpEndpoints.confirmClockJump, context, async (trx) => {
    const isOpen = await confirmJump(trx, id, context.identity.profileId);
    if (isOpen === true) {
      noteChange({ entity: "clock", id, before: "open", after: "confirmed" });
      await tellJump(trx, id, context.tabId);
    }
    return isOpen === undefined ? refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" } as const) : accepted({ data: { id } });
  });

export const clockJumpRoutes: readonly Route[] = [
  route(clockJumpEndpoints.listClockJumps, async (_request, { db }) =>
    accepted({ data: [...(await readOpenJumps(db.kysely))] }),
  ),
  route(clockJumpEndpoints.confirmClockJump, ({ params }, context) => confirm(params.clockJumpId, context)),
];
