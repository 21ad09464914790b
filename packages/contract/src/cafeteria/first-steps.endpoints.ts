import { confirmableSteps, firstStepIds } from "@cantina/domain/cafeteria";
import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";

const tag = "Configuración";
const path = "/cafeterias/{cafeteriaId}/first-steps";

const steps = v.object({
  /** In the order in which somebody does them. */
  steps: v.array(
    v.object({
      id: v.picklist(firstStepIds),
      isDone: v.boolean(),
      /** The address of the screen where it is done. */
      route: v.string(),
    }),
  ),
  isHidden: v.boolean(),
  isTourAnswered: v.boolean(),
  /** Whether the cafeteria has any transaction. */
  hasSold: v.boolean(),
});

export const readFirstSteps = defineEndpoint(tag, {
  method: "GET",
  path,
  summary: "Los primeros pasos de la cafetería, y cuáles están listos",
  access: "configureCafeteria",
  data: steps,
});

export const changeFirstSteps = defineEndpoint(tag, {
  method: "PUT",
  path,
  summary: "Confirma un primer paso, los oculta o los muestra, o responde si se quiere conocer la caja",
  access: "configureCafeteria",
  keyed: true,
  body: v.object({
    confirm: v.optional(v.picklist(confirmableSteps)),
    /** Takes a confirmation back. */
    unconfirm: v.optional(v.picklist(confirmableSteps)),
    isHidden: v.optional(v.boolean()),
    /** Nobody is asked a second time. */
    isTourAnswered: v.optional(v.literal(true)),
  }),
  data: steps,
  errors: ["DELETE_OR_UPDATE_NOT_FOUND"],
});
