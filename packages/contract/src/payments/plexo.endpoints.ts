import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { assignedId, assignedStanding, surcharge } from "./assigned-provider.wire.ts";

const tag = "Pagos en línea";

/** How a cafeteria stands with Plexo. */
const plexoAccount = v.object({
  ...assignedStanding,
  /** The id that Plexo gave to the cafeteria, told to the highest level alone. */
  commerceId: v.nullable(v.string()),
  isLive: v.nullable(v.boolean()),
});

export const readPlexo = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/plexo",
  summary: "Cómo está la cafetería con Plexo",
  access: "readPlexo",
  data: plexoAccount,
});

export const setPlexoConfiguration = defineEndpoint(tag, {
  method: "POST",
  path: "/plexo/set_cafeteria_configuration/{cafeteriaId}",
  summary: "Asocia la cafetería con su id de comercio",
  access: "setPlexo",
  keyed: true,
  body: v.object({ commerceId: assignedId }),
  data: plexoAccount,
  errors: ["PLEXO_NOT_AVAILABLE", "ACCOUNT_OF_ANOTHER_CAFETERIA"],
});

export const setPlexoFee = defineEndpoint(tag, {
  method: "PUT",
  path: "/plexo/fee/{cafeteriaId}",
  summary: "Cambia el recargo de Plexo",
  access: "setPlexo",
  keyed: true,
  body: surcharge,
  data: plexoAccount,
  errors: ["DELETE_OR_UPDATE_NOT_FOUND"],
});
