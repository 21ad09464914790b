import { claimEnds, claimOutcomes, stationLimit } from "@cantina/domain/printing";
import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { idOf, textUpTo } from "../wire/index.ts";

const tag = "Impresión";

const version = v.pipe(v.number(), v.integer(), v.minValue(1));
const deviceId = idOf<"device">();

export const claimTickets = defineEndpoint(tag, {
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/printing/claims",
  summary: "Reparte los tickets automáticos: uno por pedido, versión y puesto de impresión",
  access: "sell",
  body: v.object({
    /** Tills that name the same station print each ticket once between them. */
    station: v.pipe(textUpTo(stationLimit), v.trim(), v.minLength(1, "Es obligatorio")),
    /** Gets its unfinished claims back. */
    deviceId,
    orders: v.pipe(
      v.array(v.object({ orderId: idOf<"order">(), version })),
      v.minLength(1, "No hay pedidos"),
      v.maxLength(500, "Hasta 500 pedidos"),
    ),
  }),
  /** In the order asked. */
  data: v.array(
    v.object({
      orderId: idOf<"order">(),
      version,
      /** `taken`: another device prints it, or it is printed. `stale`: the order has changed since, or is unknown. */
      outcome: v.picklist(claimOutcomes),
      /** Names the print job, whichever device sends it. */
      claimId: v.nullable(idOf<"print-claim">()),
    }),
  ),
});

export const endTicketClaim = defineEndpoint(tag, {
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}/printing/claims/{claimId}",
  summary: "Da por terminado un ticket: impreso o descartado",
  access: "sell",
  params: v.object({ cafeteriaId: idOf<"cafeteria">(), claimId: idOf<"print-claim">() }),
  body: v.object({ end: v.picklist(claimEnds) }),
  data: v.null(),
  errors: ["DELETE_OR_UPDATE_NOT_FOUND"],
});
