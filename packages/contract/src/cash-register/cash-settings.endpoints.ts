import { cashCapFault } from "@cantina/domain/cash-register";
import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { money, renamed, seenVersion, version } from "../wire/index.ts";

const tag = "Caja";
const path = "/cafeterias/{cafeteriaId}/cash-settings";

const insideNames = { blindClose: "isBlindClose", cashCap: "cap" } as const;

const cashSettings = v.object({
  /** Employees are told what their drawer should hold only when they have counted it. */
  blindClose: v.boolean(),
  /** Beyond it an amount of cash is asked about once more; null: beyond what is plausible after what was moved of late. */
  cashCap: v.nullable(money),
  version,
});

const cap = v.pipe(
  money,
  v.check((amount) => cashCapFault(amount) !== "NOT_POSITIVE", "El tope debe ser mayor que 0"),
  v.check((amount) => cashCapFault(amount) !== "TOO_HIGH", "El monto es demasiado alto"),
);

export const readCashSettings = defineEndpoint(tag, {
  method: "GET",
  path,
  summary: "Cómo se cuenta el efectivo en la cafetería",
  access: "configureCafeteria",
  data: renamed(cashSettings, insideNames),
});

export const changeCashSettings = defineEndpoint(tag, {
  method: "PUT",
  path,
  summary: "Cambia cómo se cuenta el efectivo; lo que no se nombra queda como está",
  access: "configureCafeteria",
  keyed: true,
  body: renamed(
    v.object({
      blindClose: v.optional(v.boolean()),
      cashCap: v.optional(v.nullable(cap)),
      version: seenVersion,
    }),
    insideNames,
  ),
  data: renamed(cashSettings, insideNames),
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "STALE_ENTRY"],
});
