import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { dateText, idOf } from "../wire/index.ts";
import { branchRow, cashInterval } from "./cash-report.wire.ts";

const tag = "Caja";

export const listCashIntervals = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/cashflow",
  summary: "Lo que pasó en cada caja entre su apertura y su cierre; un empleado solo ve las suyas",
  access: "useCashRegister",
  query: v.object({
    /** Days of the cafeteria, both included. */
    from: dateText,
    until: dateText,
    sellerId: v.optional(idOf<"profile">()),
  }),
  data: v.array(cashInterval),
  errors: ["TO_BEFORE_FROM"],
});

export const readBranchReport = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/cashflow/all",
  summary: "El reporte de un día de toda la sucursal",
  access: "useCashRegister",
  /** A day of the cafeteria, not in the future. */
  query: v.object({ dateTime: dateText }),
  data: v.array(branchRow),
});
