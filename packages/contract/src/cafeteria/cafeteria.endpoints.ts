import { textLimits } from "@cantina/domain/kernel";
import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { idOf, nameText } from "../wire/index.ts";
import { cafeteria, cafeteriaSummary } from "./cafeteria.wire.ts";

const tag = "Cafeterías";
const params = v.object({ cafeteriaId: idOf<"cafeteria">() });

export const readCafeteria = defineEndpoint({
  method: "GET",
  path: "/cafeterias/{cafeteriaId}",
  summary: "Una cafetería con sus opciones",
  tag,
  access: "readCafeteria",
  params,
  data: cafeteria,
  errors: ["WRONG_CAFETERIA", "NOT_FOUND"],
});

export const listCafeterias = defineEndpoint({
  method: "GET",
  path: "/cafeterias",
  summary: "Todas las cafeterías",
  tag,
  access: "administerCafeterias",
  data: v.array(cafeteriaSummary),
  errors: [],
});

export const createCafeteria = defineEndpoint({
  method: "POST",
  path: "/cafeterias",
  summary: "Crea una cafetería",
  tag,
  access: "administerCafeterias",
  body: v.object({
    name: nameText,
    countryId: v.pipe(v.string(), v.minLength(1, "El país es obligatorio"), v.maxLength(textLimits.name)),
    tzName: v.pipe(v.string(), v.maxLength(textLimits.name)),
  }),
  data: cafeteriaSummary,
  errors: ["VALIDATION"],
});

export const listCountries = defineEndpoint({
  method: "GET",
  path: "/countries",
  summary: "Los países en los que se puede abrir una cafetería",
  tag,
  access: "administerCafeterias",
  data: v.array(v.object({ id: v.string(), name: v.string() })),
  errors: [],
});
