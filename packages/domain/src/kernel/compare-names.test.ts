import { expect, it } from "vitest";
import { compareNames } from "./index.ts";

it("names are in a Spanish reader's order, and numbers in them by their value", () => {
  const names = ["5 almuerzos", "10 desayunos", "Ábaco", "almuerzo", "Merienda", "nube", "ñandú", "zapallo", "Zeta"];
  expect(names.toSorted().toSorted(compareNames)).toEqual(names);
});
