import { cashSettingsEndpoints } from "@cantina/contract/cash-register";
import { type CashSettings, type CashSettingsChange, changedSettings } from "@cantina/domain/cash-register";
import { type Result, accepted, checkVersion, refused } from "@cantina/domain/kernel";
import { noteChange } from "../db/index.ts";
import {
  type KeyedAnswer,
  type RequestContext,
  type RouteData,
  type RouteFailure,
  editTogether,
  recordChange,
} from "../http/index.ts";
import { lockCashSettings, updateCashSettings } from "./cash-settings.queries.ts";

const endpoint = cashSettingsEndpoints.changeCashSettings;
type Answer = Result<RouteData<typeof endpoint>, RouteFailure>;

export const settingsOf = ({ isBlindClose, cap, version }: CashSettings) => ({
  blindClose: isBlindClose,
  cashCap: cap,
  version,
});

type Wanted = CashSettingsChange & {
  /** Of the settings that the person saw. */
  readonly version: number | undefined;
};

/** CASH-19 */
export const changeCashSettings = (
  { version, ...change }: Wanted,
  context: RequestContext,
): KeyedAnswer<typeof endpoint> =>
  editTogether(endpoint, context, async (trx): Promise<Answer> => {
    const id = context.identity.cafeteriaId;
    const now = await lockCashSettings(trx, id);
    const checked = checkVersion(version, { id, version: now.version });
    if (!checked.ok) return refused(checked.failure);
    const next = changedSettings(now, change);
    if (next.isBlindClose === now.isBlindClose && next.cap === now.cap) return accepted({ data: settingsOf(now) });
    await updateCashSettings(trx, id, next);
    noteChange({ entity: "cafeteria.blindClose", id, before: now.isBlindClose, after: next.isBlindClose });
    noteChange({ entity: "cafeteria.cashCap", id, before: now.cap, after: next.cap });
    await recordChange(trx, context, { entityType: "cafeteria", id });
    return accepted({ data: settingsOf({ ...next, version: now.version + 1 }) });
  });
