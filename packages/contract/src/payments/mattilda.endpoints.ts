import { assignedIdLimit, assignedIdSigns } from "@cantina/domain/provider-settings";
import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { dateText, idOf, money, wholeQuery } from "../wire/index.ts";
import { assignedId, assignedStanding, surcharge } from "./assigned-provider.wire.ts";

const tag = "Pagos en línea";

/** How a cafeteria stands with Mattilda. */
const mattildaAccount = v.object({
  ...assignedStanding,
  /** The id that Mattilda gave to the cafeteria, told to the highest level alone. */
  merchantId: v.nullable(v.string()),
  /** null: nobody can pay by it. */
  isLive: v.nullable(v.boolean()),
  /** Whether this server can have families pay on its page, in the cafeteria's country. */
  takesPayments: v.boolean(),
  /** Whether this server can ask what was paid out. */
  tellsPayouts: v.boolean(),
  /** Where Mattilda may tell of that merchant's payments, told to the highest level alone. */
  noticeUrl: v.nullable(v.string()),
});

export const readMattilda = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/mattilda",
  summary: "Cómo está la cafetería con Mattilda",
  access: "readPayouts",
  data: mattildaAccount,
});

export const setMattildaConfiguration = defineEndpoint(tag, {
  method: "POST",
  path: "/mattilda/set_cafeteria_configuration/{cafeteriaId}",
  summary: "Asocia la cafetería con su id de comercio",
  access: "setMattilda",
  keyed: true,
  body: v.object({ merchantId: assignedId }),
  data: mattildaAccount,
  errors: ["MATTILDA_NOT_AVAILABLE", "ACCOUNT_OF_ANOTHER_CAFETERIA"],
});

export const setMattildaFee = defineEndpoint(tag, {
  method: "PUT",
  path: "/mattilda/fee/{cafeteriaId}",
  summary: "Cambia el recargo de Mattilda",
  access: "setMattilda",
  keyed: true,
  body: surcharge,
  data: mattildaAccount,
  errors: ["DELETE_OR_UPDATE_NOT_FOUND"],
});

const payout = v.object({
  /** Mattilda's. */
  id: v.string(),
  payoutDate: dateText,
  totalBeforeFees: money,
  /** What was dispersed. */
  total: money,
});

const failures = ["MATTILDA_NOT_AVAILABLE", "PAYOUTS_UNREADABLE"] as const;

export const listPayouts = defineEndpoint(tag, {
  method: "GET",
  path: "/mattilda/{cafeteriaId}/payouts",
  summary: "Lo que Mattilda le liquidó a la cafetería, diez por página",
  access: "readPayouts",
  query: v.object({ page: v.optional(wholeQuery(1, 1_000_000), "1") }),
  data: v.array(payout),
  counted: "pages",
  errors: failures,
});

export const readPayoutFile = defineEndpoint(tag, {
  method: "GET",
  path: "/mattilda/{cafeteriaId}/payouts/{payoutId}",
  summary: "La planilla de una liquidación, en base64",
  access: "readPayouts",
  params: v.object({
    cafeteriaId: idOf<"cafeteria">(),
    payoutId: v.pipe(v.string(), v.maxLength(assignedIdLimit), v.regex(assignedIdSigns)),
  }),
  /** In base64. */
  data: v.pipe(v.string(), v.regex(/^[A-Za-z\d+/]*={0,2}$/u)),
  errors: ["NOT_FOUND", ...failures],
});
