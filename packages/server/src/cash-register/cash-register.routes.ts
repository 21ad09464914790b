import { cashRegisterEndpoints, cashReportEndpoints, cashSettingsEndpoints } from "@cantina/contract/cash-register";
import { accepted } from "@cantina/domain/kernel";
import { type Route, route } from "../http/index.ts";
import { readLatestMovement } from "./cash-register.queries.ts";
import { readCashSettings } from "./cash-settings.queries.ts";
import { changeCashSettings } from "./change-cash-settings.ts";
import { listCashIntervals, readBranchReport } from "./cash-reports.ts";
import { closeLeftRegister, moveCash } from "./move-cash.ts";

export const cashRegisterRoutes: readonly Route[] = [
  moveCash,
  closeLeftRegister,
  route(cashRegisterEndpoints.readLatestCashMovement, async (_request, { db, identity }) =>
    accepted({ data: await readLatestMovement(db.kysely, identity) }),
  ),
  route(cashReportEndpoints.listCashIntervals, ({ query }, context) => listCashIntervals(query, context)),
  route(cashReportEndpoints.readBranchReport, ({ query }, context) => readBranchReport(query, context)),
  route(cashSettingsEndpoints.readCashSettings, async (_request, { db, identity }) =>
    accepted({ data: await readCashSettings(db.kysely, identity.cafeteriaId) }),
  ),
  changeCashSettings,
];
