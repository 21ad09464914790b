import type { AssignedTexts } from "./assigned-provider.ts";

export type HostedTexts = Omit<AssignedTexts, "associateHint">;

/** Of every provider that takes the money on a page of its own. */
export const mode = "Modo";
export const live = "Real";
export const test = "De prueba: no se cobra dinero";
export const associateHint = "Los pagos que ya empezaron terminan con el id anterior.";
