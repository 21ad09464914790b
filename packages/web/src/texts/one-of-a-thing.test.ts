import { expect, test } from "vitest";
import * as coupons from "./coupons.ts";
import * as printing from "./print-trouble.ts";
import * as products from "./product-dialogs.ts";
import * as stock from "./stock.ts";
import * as ui from "./ui.ts";

test.each([
  [coupons.left, "Queda 1", "Quedan 2"],
  [ui.left, "Queda 1", "Quedan 2"],
  [stock.left, "Queda 1", "Quedan 2"],
  [
    (count: number) => stock.moved("Chipá", count),
    "Se registró el movimiento de Chipá. Queda 1 unidad.",
    "Se registró el movimiento de Chipá. Quedan 2 unidades.",
  ],
  [products.alsoDeleted, "También se elimina su producto:", "También se eliminan sus 2 productos:"],
  [products.productsDeleted, "Se eliminó 1 producto.", "Se eliminaron 2 productos."],
  [printing.moreWait, "Espera 1 más.", "Esperan 2 más."],
])("[LANG-09] one of a thing is told as one, case %#", (textOf, ofOne, ofTwo) => {
  expect([textOf(1), textOf(2)]).toEqual([ofOne, ofTwo]);
});
