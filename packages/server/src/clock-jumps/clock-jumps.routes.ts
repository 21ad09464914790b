import { clockJumpEndpoints } from "@cantina/contract/clock-jumps";
import { accepted, refused } from "@cantina/domain/kernel";
import { noteChange } from "../db/index.ts";
import { type Route, change, route } from "../http/index.ts";
import { confirmJump, readOpenJumps, tellJump } from "./clock-jump.queries.ts";

export const clockJumpRoutes: readonly Route[] = [
  route(clockJumpEndpoints.listClockJumps, async (_request, { db }) =>
    accepted({ data: [...(await readOpenJumps(db.kysely))] }),
  ),
  /** Confirmed already, it is a success that changes nothing: the first one stays. CLOCK-05 */
  change(clockJumpEndpoints.confirmClockJump, async (trx, { params: { clockJumpId: id } }, { identity, tabId }) => {
    const isOpen = await confirmJump(trx, id, identity.profileId);
    if (isOpen === undefined) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
    if (isOpen) {
      noteChange({ entity: "clock", id, before: "open", after: "confirmed" });
      await tellJump(trx, id, tabId);
    }
    return accepted({ data: { id } });
  }),
];
