import { cashRegisterEndpoints, cashReportEndpoints, cashSettingsEndpoints } from "@cantina/contract/cash-register";
import type { CashSettings } from "@cantina/domain/cash-register";
import { accepted, decimalFromCents } from "@cantina/domain/kernel";
import { type Route, route } from "../http/index.ts";
import { readLatestMovement } from "./cash-register.queries.ts";
import { readCashSettings } from "./cash-settings.queries.ts";
import { changeCashSettings } from "./change-cash-settings.ts";
import { listCashIntervals, readBranchReport } from "./cash-reports.ts";
import { moveCash } from "./move-cash.ts";

const settingsOf = ({ isBlindClose, cap, version }: CashSettings) => ({
  blindClose: isBlindClose,
  cashCap: cap === null ? null : decimalFromCents(cap),
  version,
});

export const cashRegisterRoutes: readonly Route[] = [
  route(cashRegisterEndpoints.createCashMovement, ({ body }, context) => moveCash(body, context)),
  route(cashRegisterEndpoints.readLatestCashMovement, async (_request, { db, identity }) =>
    accepted({ data: await readLatestMovement(db.kysely, identity) }),
  ),
  route(cashReportEndpoints.listCashIntervals, ({ query }, context) => listCashIntervals(query, context)),
  route(cashReportEndpoints.readBranchReport, ({ query }, context) => readBranchReport(query, context)),
  route(cashSettingsEndpoints.readCashSettings, async (_request, { db, identity }) =>
    accepted({ data: settingsOf(await readCashSettings(db.kysely, identity.cafeteriaId)) }),
  ),
  route(cashSettingsEndpoints.changeCashSettings, async ({ body }, context) => {
    const { blindClose, cashCap, version } = body;
    const changed = await changeCashSettings({ isBlindClose: blindClose, cap: cashCap, version }, context);
    return changed.ok ? accepted({ data: settingsOf(changed.value) }) : changed;
  }),
];
