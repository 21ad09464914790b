import { activityStatuses, features } from "@cantina/domain/cafeteria";
import { textLimits } from "@cantina/domain/kernel";
import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { dateText, nameText, renamed, seenVersion } from "../wire/index.ts";
import { cafeteria, cafeteriaSummary, country, placeNames } from "./cafeteria.wire.ts";

const tag = "Cafeterías";

/** What a cafeteria is called and where it stands. */
const place = {
  name: nameText,
  countryId: v.pipe(v.string(), v.minLength(1, "El país es obligatorio"), v.maxLength(textLimits.name)),
  tzName: v.pipe(v.string(), v.maxLength(textLimits.name)),
};

export const readCafeteria = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}",
  summary: "Una cafetería con sus opciones",
  access: "readCafeteria",
  data: cafeteria,
  errors: ["NOT_FOUND"],
});

export const listCafeterias = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias",
  summary: "Todas las cafeterías",
  access: "administerCafeterias",
  data: v.array(cafeteriaSummary),
});

export const createCafeteria = defineEndpoint(tag, {
  method: "POST",
  path: "/cafeterias",
  summary: "Crea una cafetería",
  access: "administerCafeterias",
  keyed: true,
  body: renamed(v.object(place), placeNames),
  data: cafeteriaSummary,
  errors: ["INVALID_TIME_ZONE"],
});

export const listCountries = defineEndpoint(tag, {
  method: "GET",
  path: "/countries",
  summary: "Los países en los que se puede abrir una cafetería, y qué proveedores habilita cada uno",
  access: "configureCafeteria",
  data: v.array(country),
});

export const editCafeteria = defineEndpoint(tag, {
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}",
  summary: "Cambia los datos de una cafetería",
  access: "administerCafeterias",
  keyed: true,
  body: renamed(
    v.object({
      ...place,
      activityStatus: v.picklist(activityStatuses),
      startDate: v.nullable(dateText),
      version: seenVersion,
    }),
    placeNames,
  ),
  data: cafeteriaSummary,
  errors: ["INVALID_TIME_ZONE", "DELETE_OR_UPDATE_NOT_FOUND", "STALE_ENTRY"],
});

export const changeFeatures = defineEndpoint(tag, {
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}/features",
  summary: "Cambia las funciones habilitadas de una cafetería",
  access: "administerCafeterias",
  keyed: true,
  body: v.object({
    features: v.pipe(v.array(v.picklist(features)), v.maxLength(features.length)),
    version: seenVersion,
  }),
  data: cafeteriaSummary,
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "STALE_ENTRY"],
});

export const disableCafeteria = defineEndpoint(tag, {
  method: "DELETE",
  path: "/cafeterias/{cafeteriaId}",
  summary: "Deshabilita una cafetería; nada de ella se pierde",
  access: "administerCafeterias",
  keyed: true,
  data: cafeteriaSummary,
  errors: ["DELETE_OR_UPDATE_NOT_FOUND"],
});

export const enableCafeteria = defineEndpoint(tag, {
  method: "PUT",
  path: "/cafeteria/enable-cafeteria/{cafeteriaId}",
  summary: "Vuelve a habilitar una cafetería",
  access: "administerCafeterias",
  keyed: true,
  data: cafeteriaSummary,
  errors: ["DELETE_OR_UPDATE_NOT_FOUND"],
});
