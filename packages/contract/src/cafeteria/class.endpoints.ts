import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { idOf, nameText, seenVersion } from "../wire/index.ts";
import { classList } from "./cafeteria.wire.ts";

const tag = "Clases";
/** More than any school has. */
const mostClasses = 1000;

export const createClass = defineEndpoint(tag, {
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/classes",
  summary: "Agrega una clase al final de la lista",
  access: "configureCafeteria",
  keyed: true,
  body: v.object({ name: nameText }),
  data: classList,
});

export const renameClass = defineEndpoint(tag, {
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}/classes/{classId}",
  summary: "Cambia el nombre de una clase",
  access: "configureCafeteria",
  keyed: true,
  body: v.object({ name: nameText, version: seenVersion }),
  data: classList,
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "STALE_ENTRY"],
});

export const deleteClass = defineEndpoint(tag, {
  method: "DELETE",
  path: "/cafeterias/{cafeteriaId}/classes/{classId}",
  summary: "Elimina una clase sin comensales",
  access: "configureCafeteria",
  keyed: true,
  data: classList,
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "CLASS_IN_USE"],
});

export const orderClasses = defineEndpoint(tag, {
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}/classes",
  summary: "Ordena las clases; la lista tiene que ser completa y, si se dice de qué versión, de la vigente",
  access: "configureCafeteria",
  keyed: true,
  body: v.object({
    newOrderIds: v.pipe(v.array(idOf<"class">()), v.maxLength(mostClasses)),
    version: v.optional(v.pipe(v.number(), v.integer())),
  }),
  data: classList,
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "INVALID_CLASS_POSITIONS"],
});
