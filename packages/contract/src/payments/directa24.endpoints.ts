import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { instantText, percent } from "../wire/index.ts";
import { assignedId } from "./assigned-id.wire.ts";

const tag = "Pagos en línea";

/** How a cafeteria stands with Directa24. */
const directa24Account = v.object({
  /** Whether this server has been told how to reach it, and it stands in the cafeteria's country. */
  isAvailable: v.boolean(),
  isAssigned: v.boolean(),
  /** The id that Directa24 gave to the cafeteria, told to the highest level alone. */
  subMerchantId: v.nullable(v.string()),
  isLive: v.nullable(v.boolean()),
  assignedAt: v.nullable(instantText),
  /** What the buyer pays on top of what is topped up. */
  userSurchargeFee: percent,
});

export const readDirecta24 = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/directa24",
  summary: "Cómo está la cafetería con Directa24",
  access: "readDirecta24",
  data: directa24Account,
});

export const setDirecta24Configuration = defineEndpoint(tag, {
  method: "POST",
  path: "/directa24/set_cafeteria_configuration/{cafeteriaId}",
  summary: "Asocia la cafetería con su id de subcomercio",
  access: "setDirecta24",
  keyed: true,
  body: v.object({ subMerchantId: assignedId }),
  data: directa24Account,
  errors: ["D24_NOT_AVAILABLE", "ACCOUNT_OF_ANOTHER_CAFETERIA"],
});

export const setDirecta24Fee = defineEndpoint(tag, {
  method: "PUT",
  path: "/directa24/fee/{cafeteriaId}",
  summary: "Cambia el recargo de Directa24",
  access: "setDirecta24",
  keyed: true,
  body: v.object({ userSurchargeFee: percent }),
  data: directa24Account,
  errors: ["DELETE_OR_UPDATE_NOT_FOUND"],
});
