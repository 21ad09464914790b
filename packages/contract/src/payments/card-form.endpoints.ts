import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";

export const readCardForm = defineEndpoint("Pagos en línea", {
  method: "GET",
  path: "/mercadopago/card-form",
  summary: "De dónde toma la página de pago el formulario de tarjeta",
  access: "anonymous",
  data: v.object({ scriptUrl: v.string() }),
  errors: ["MP_NOT_AVAILABLE"],
});
