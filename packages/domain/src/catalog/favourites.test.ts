import { anyProducts } from "@cantina/testkit/arbitraries";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { id } from "../kernel/index.ts";
import { type Favourites, favouritesAmong, withFavourite, withMovedFavourite, withoutFavourite } from "./favourites.ts";

const anyStep = fc.record({
  does: fc.constantFrom("mark", "unmark", "up", "down"),
  product: fc.nat({ max: 7 }).map((at) => id<"product">(`p${at}`)),
});

const change = (favourites: Favourites, { does, product }: typeof anyStep extends fc.Arbitrary<infer S> ? S : never) =>
  does === "mark"
    ? withFavourite(favourites, product)
    : does === "unmark"
      ? withoutFavourite(favourites, product)
      : withMovedFavourite(favourites, product, does === "up" ? -1 : 1);

test("[SALE-98] whatever is marked, unmarked and moved, each is there once, and the others keep their order", () =>
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 30 }), (steps) => {
      let favourites: Favourites = [];
      for (const step of steps) {
        const next = change(favourites, step);
        const others = (list: Favourites) => list.filter((one) => one !== step.product);
        const place = favourites.indexOf(step.product);
        expect(new Set(next).size).toBe(next.length);
        expect(others(next)).toEqual(others(favourites));
        if (step.does === "mark") expect(next.indexOf(step.product)).toBe(place === -1 ? favourites.length : place);
        else if (step.does === "unmark") expect(next).not.toContain(step.product);
        else {
          const by = step.does === "up" ? -1 : 1;
          const stays = place === -1 || favourites[place + by] === undefined;
          expect(next.indexOf(step.product)).toBe(stays ? place : place + by);
        }
        favourites = next;
      }
    }),
  ));

test("[SALE-98] they are shown in their own order, and what is not offered has no place among them", () =>
  fc.assert(
    fc.property(anyProducts({ max: 12 }), fc.infiniteStream(fc.nat()), (products, picks) => {
      const offered = products.filter(() => Number(picks.next().value) % 3 > 0);
      const favourites = products
        .toSorted((a, b) => a.id.localeCompare(b.id))
        .map((product) => product.id)
        .reduce(withFavourite, [] as Favourites);
      const shown = favouritesAmong(favourites, offered);
      expect(shown.map((product) => product.id)).toEqual(
        favourites.filter((one) => offered.some((product) => product.id === one)),
      );
    }),
  ));
