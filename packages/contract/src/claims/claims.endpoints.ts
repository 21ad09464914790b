import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { idOf } from "../wire/index.ts";
import { claim, claimChange, newClaim } from "./claim.wire.ts";

const tag = "Reclamos";
const params = v.object({ cafeteriaId: idOf<"cafeteria">() });
const claimParams = v.object({ cafeteriaId: idOf<"cafeteria">(), claimId: idOf<"claim">() });

export const listClaims = defineEndpoint({
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/claims",
  summary: "Los reclamos: todos los que están sin resolver y los últimos 500 resueltos",
  tag,
  access: "handleClaims",
  params,
  data: v.array(claim),
  errors: [],
});

export const readClaim = defineEndpoint({
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/claims/{claimId}",
  summary: "Un reclamo",
  tag,
  access: "handleClaims",
  params: claimParams,
  data: claim,
  errors: ["NOT_FOUND"],
});

export const createClaim = defineEndpoint({
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/claims",
  summary: "Registra un reclamo: un cliente el suyo, un administrador el de cualquier cliente",
  tag,
  access: "createClaims",
  params,
  body: newClaim,
  idempotent: true,
  data: claim,
  errors: ["WRONG_PROFILE"],
});

export const changeClaim = defineEndpoint({
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}/claims/{claimId}",
  summary: "Resuelve un reclamo o lo vuelve a abrir",
  tag,
  access: "handleClaims",
  keyed: true,
  params: claimParams,
  body: claimChange,
  data: claim,
  errors: ["DELETE_OR_UPDATE_NOT_FOUND"],
});
