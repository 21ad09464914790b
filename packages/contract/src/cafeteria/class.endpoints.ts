import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { idOf, nameText } from "../wire/index.ts";
import { classList } from "./cafeteria.wire.ts";

const tag = "Clases";
const params = v.object({ cafeteriaId: idOf<"cafeteria">() });
const ofClass = v.object({ ...params.entries, classId: idOf<"class">() });
/** More than any school has. */
const mostClasses = 1000;

export const createClass = defineEndpoint({
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/classes",
  summary: "Agrega una clase al final de la lista",
  tag,
  access: "configureCafeteria",
  keyed: true,
  params,
  body: v.object({ name: nameText }),
  data: classList,
  errors: [],
});

export const renameClass = defineEndpoint({
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}/classes/{classId}",
  summary: "Cambia el nombre de una clase",
  tag,
  access: "configureCafeteria",
  keyed: true,
  params: ofClass,
  body: v.object({ name: nameText }),
  data: classList,
  errors: ["DELETE_OR_UPDATE_NOT_FOUND"],
});

export const deleteClass = defineEndpoint({
  method: "DELETE",
  path: "/cafeterias/{cafeteriaId}/classes/{classId}",
  summary: "Elimina una clase sin comensales",
  tag,
  access: "configureCafeteria",
  keyed: true,
  params: ofClass,
  data: classList,
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "CLASS_IN_USE"],
});

export const orderClasses = defineEndpoint({
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}/classes",
  summary: "Ordena las clases; la lista tiene que ser completa y, si se dice de qué versión, de la vigente",
  tag,
  access: "configureCafeteria",
  keyed: true,
  params,
  body: v.object({
    newOrderIds: v.pipe(v.array(idOf<"class">()), v.maxLength(mostClasses)),
    version: v.optional(v.pipe(v.number(), v.integer())),
  }),
  data: classList,
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "INVALID_CLASS_POSITIONS"],
});
