import { cashSettingsEndpoints } from "@cantina/contract/cash-register";
import { changedSettings } from "@cantina/domain/cash-register";
import { accepted, checkVersion, refused } from "@cantina/domain/kernel";
import { noteTopics } from "../cafeteria/index.ts";
import { noteChange } from "../db/index.ts";
import { change, recordChange } from "../http/index.ts";
import { lockCashSettings, updateCashSettings } from "./cash-settings.queries.ts";

/** CASH-19 */
export const changeCashSettings = change(cashSettingsEndpoints.changeCashSettings, async (trx, { body }, context) => {
  const id = context.identity.cafeteriaId;
  const now = await lockCashSettings(trx, id);
  const checked = checkVersion(body.version, { id, version: now.version });
  if (!checked.ok) return refused(checked.failure);
  const next = changedSettings(now, body);
  if (next.isBlindClose === now.isBlindClose && next.cap === now.cap) return accepted({ data: now });
  await updateCashSettings(trx, id, next);
  await noteTopics(trx, context.identity, ["CASH"]);
  noteChange({ entity: "cafeteria.blindClose", id, before: now.isBlindClose, after: next.isBlindClose });
  noteChange({ entity: "cafeteria.cashCap", id, before: now.cap, after: next.cap });
  await recordChange(trx, context, { entityType: "cafeteria", id });
  return accepted({ data: { ...next, version: now.version + 1 } });
});
