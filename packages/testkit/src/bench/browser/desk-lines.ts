import { manyClients } from "../clients/clients-data.ts";
import { shownProducts } from "./browser-data.ts";
import { rowHead, rowOf } from "./browser-lines.ts";
import type { DeskMeasured } from "./measure-desk.ts";

const clients = manyClients.toLocaleString("en");
const products = shownProducts.toLocaleString("en");

const rowsOf = ({ slowdown, clientKeys, productKeys, clears, frames, drops }: DeskMeasured): readonly string[] => {
  const measures: readonly (readonly [string, readonly number[]])[] = [
    [`key in the search of ${clients} clients → rows painted`, clientKeys],
    [`key in the search of ${products} products → cards painted`, productKeys],
    ["that search emptied → cards painted", clears],
    [`frame to frame, a card dragged among ${products}`, frames],
    ["card dropped → painted in its place", drops],
  ];
  return measures.map(([name, values]) => rowOf(name, slowdown, values));
};

export const deskLines = (desks: readonly DeskMeasured[]): readonly string[] => [
  ...rowHead,
  ...desks.flatMap(rowsOf),
  "",
  ...desks.map(({ slowdown, computed: { perClientKey, perSearch, perFrame } }) => {
    const [key, search, frame] = [perClientKey, perSearch, perFrame].map((spent) => spent.toFixed(1));
    return `CPU slowed by ${slowdown}: the page computes ${key} ms for a key in the search of clients, ${search} ms for a search of products of three keys and its end, ${frame} ms for a frame of a drag`;
  }),
];
