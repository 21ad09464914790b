import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { instantText } from "../wire/index.ts";

const tag = "Sistema";

export const listClockJumps = defineEndpoint(tag, {
  method: "GET",
  path: "/clock-jumps",
  summary: "Los saltos del reloj con el que se fechan las ventas que nadie confirmó todavía",
  access: "configureCafeteria",
  data: v.array(
    v.object({
      id: v.pipe(v.string(), v.uuid()),
      /** What it should have shown, and what it showed instead. */
      from: instantText,
      to: instantText,
    }),
  ),
});

export const confirmClockJump = defineEndpoint(tag, {
  method: "PUT",
  path: "/clock-jumps/{clockJumpId}/confirm",
  summary: "Da por visto un salto del reloj, para todos los administradores",
  access: "configureCafeteria",
  keyed: true,
  params: v.object({ clockJumpId: v.pipe(v.string(), v.uuid()) }),
  data: v.object({ id: v.string() }),
  errors: ["DELETE_OR_UPDATE_NOT_FOUND"],
});
