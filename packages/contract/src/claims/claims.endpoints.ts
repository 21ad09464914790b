import { claimFaults } from "@cantina/domain/claims";
import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { claim, claimChange, newClaim } from "./claim.wire.ts";

const tag = "Reclamos";

export const listClaims = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/claims",
  summary: "Los reclamos: todos los que están sin resolver y los últimos 500 resueltos",
  access: "handleClaims",
  data: v.array(claim),
});

export const readClaim = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/claims/{claimId}",
  summary: "Un reclamo",
  access: "handleClaims",
  data: claim,
  errors: ["NOT_FOUND"],
});

export const createClaim = defineEndpoint(tag, {
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/claims",
  summary: "Registra un reclamo: un cliente el suyo, un administrador el de cualquier cliente",
  access: "createClaims",
  needsPlace: claimFaults.cafeteriaId,
  body: newClaim,
  idempotent: true,
  data: claim,
  errors: ["WRONG_PROFILE"],
});

export const changeClaim = defineEndpoint(tag, {
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}/claims/{claimId}",
  summary: "Resuelve un reclamo o lo vuelve a abrir",
  access: "handleClaims",
  keyed: true,
  body: claimChange,
  data: claim,
  errors: ["DELETE_OR_UPDATE_NOT_FOUND"],
});
