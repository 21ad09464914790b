import * as v from "valibot";
import { textLimits } from "@cantina/domain/kernel";
import { defineEndpoint } from "../endpoint/index.ts";
import { nonNegativeMoney, textUpTo } from "../wire/index.ts";
import { cashMovement } from "./cash-movement.wire.ts";

const tag = "Caja";

export const createCashMovement = defineEndpoint(tag, {
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/cashflow",
  summary: "Abre o cierra la caja del vendedor, o registra un ingreso o egreso",
  access: "useCashRegister",
  body: v.object({
    type: v.picklist(["OPEN", "CLOSE", "IN", "OUT"]),
    amount: nonNegativeMoney,
    description: v.optional(textUpTo(textLimits.name), ""),
    /**
     * false: refuse an amount that is hardly meant with IMPLAUSIBLE_AMOUNT, so that the person can be asked; true: was
     * asked. Absent: IN and OUT are refused so, OPEN and CLOSE are taken.
     */
    confirmed: v.optional(v.boolean()),
  }),
  idempotent: true,
  data: cashMovement,
  errors: ["INVALID_TRANSACTION_STATUS", "IMPLAUSIBLE_AMOUNT"],
});

export const closeLeftRegister = defineEndpoint(tag, {
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/cashflow/{sessionId}/close",
  summary: "Cierra, contada por un administrador, la caja que dejó abierta alguien que ya no trabaja en la cafetería",
  access: "closeLeftRegisters",
  body: v.object({
    amount: nonNegativeMoney,
    /** false: refuse an amount that is hardly meant with IMPLAUSIBLE_AMOUNT, so that the person can be asked. */
    confirmed: v.optional(v.boolean()),
  }),
  idempotent: true,
  data: cashMovement,
  errors: ["INVALID_TRANSACTION_STATUS", "IMPLAUSIBLE_AMOUNT", "DELETE_OR_UPDATE_NOT_FOUND"],
});

export const readLatestCashMovement = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/cashflow/latest",
  summary: "El último movimiento de la caja del vendedor; la caja está abierta si no es un cierre",
  access: "useCashRegister",
  data: v.nullable(cashMovement),
});
