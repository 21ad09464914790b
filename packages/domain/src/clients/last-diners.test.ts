import { anyDiner } from "@cantina/testkit/arbitraries";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { id } from "../kernel/index.ts";
import { lastDinersFirst, mostLastDiners, withLastDiner } from "./last-diners.ts";
import { searchDiners } from "./search-diners.ts";

const anyDiners = fc.uniqueArray(anyDiner(), { maxLength: 40, selector: ({ commensal }) => commensal.id });
const anyId = fc.uuid().map((text) => id<"commensal">(text));

test("[SALE-96] the last ones are the newest, nobody twice, and at most six", () =>
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 9 })), (sold) => {
      const names = sold.map((one) => id<"commensal">(`c${one}`));
      const last = names.reduce(withLastDiner, [] as readonly (typeof names)[number][]);
      expect(last).toEqual([...new Set(names.toReversed())].slice(0, mostLastDiners));
    }),
  ));

test("[SALE-96] they come first, nobody is listed twice or lost, and who is gone is not listed", () =>
  fc.assert(
    fc.property(anyDiners, fc.array(anyId, { maxLength: 3 }), fc.infiniteStream(fc.nat()), (diners, gone, picks) => {
      const known = diners.filter(() => Number(picks.next().value) % 5 === 0).map(({ commensal }) => commensal.id);
      const last = [...gone, ...known].slice(0, mostLastDiners);
      const listed = searchDiners(diners, "");
      const shown = lastDinersFirst(diners, listed, last);
      const here = last.filter((one) => known.includes(one));
      expect(shown.slice(0, here.length).map(({ commensal }) => commensal.id)).toEqual(here);
      expect(new Set(shown)).toEqual(new Set([...listed, ...shown.slice(0, here.length)]));
      expect(new Set(shown).size).toBe(shown.length);
    }),
  ));
