import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { assignedId, assignedStanding, surcharge } from "./assigned-provider.wire.ts";

const tag = "Pagos en línea";

/** How a cafeteria stands with Directa24. */
const directa24Account = v.object({
  ...assignedStanding,
  /** The id that Directa24 gave to the cafeteria, told to the highest level alone. */
  subMerchantId: v.nullable(v.string()),
  isLive: v.nullable(v.boolean()),
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
  body: surcharge,
  data: directa24Account,
  errors: ["DELETE_OR_UPDATE_NOT_FOUND"],
});
