import { cafeteriaIlls, serverIlls } from "@cantina/domain/cafeteria";
import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { dateText, idOf, money } from "../wire/index.ts";

const overview = v.object({
  /** Of the program that answers. */
  version: v.string(),
  /** The day of the last copy that was restored and audited; null: none yet. */
  provenBackupDay: v.nullable(dateText),
  ills: v.array(v.picklist(serverIlls)),
  /** Of all enabled cafeterias, each by its own day. */
  salesByCountry: v.array(v.object({ countryName: v.string(), amount: money })),
  cafeterias: v.array(
    v.object({
      id: idOf<"cafeteria">(),
      name: v.string(),
      salesToday: money,
      ordersToday: v.number(),
      ills: v.array(v.picklist(cafeteriaIlls)),
    }),
  ),
});

export const readOverview = defineEndpoint("Sistema", {
  method: "GET",
  path: "/overview",
  summary: "Cómo están el servidor y sus cafeterías, y qué vendió hoy cada una",
  access: "administerCafeterias",
  data: overview,
});
