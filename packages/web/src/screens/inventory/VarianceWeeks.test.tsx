import { quantity } from "@cantina/domain/inventory";
import { cents, id, loadTemporal, localDate } from "@cantina/domain/kernel";
import type { VarianceWeek } from "@cantina/domain/variance";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { ConsumableVariance } from "../../composition/desk/index.ts";
import { ThemeProvider } from "../../theme/ThemeProvider.tsx";
import { VarianceWeeks } from "./VarianceWeeks.tsx";

await loadTemporal();
afterEach(cleanup);

const week = (from: string, until: string, told: Partial<VarianceWeek>): VarianceWeek => ({
  from: localDate(from),
  until: localDate(until),
  opening: quantity(0),
  received: quantity(0),
  used: quantity(0),
  withdrawn: quantity(0),
  begun: null,
  variance: null,
  amount: null,
  countedUse: quantity(0),
  countedUseAmount: cents(0),
  closing: quantity(0),
  ...told,
});

test("[VARIANCE-04] what the first count brought stands in its week, alone and beside a difference", () => {
  const weeks = [
    // 10 came, the first count found 12.
    week("2026-11-09", "2026-11-15", { received: quantity(1_000), begun: quantity(200), closing: quantity(1_200) }),
    week("2026-11-16", "2026-11-22", { opening: quantity(1_200), closing: quantity(1_200) }),
    week("2026-11-23", "2026-11-29", {
      opening: quantity(1_200),
      begun: quantity(50),
      variance: quantity(-125),
      amount: cents(-300),
      closing: quantity(1_125),
    }),
  ];
  const row = { consumableId: id<"consumable">("1"), name: "Harina", unit: "KILOGRAM", weeks } as unknown;
  render(
    <ThemeProvider>
      <VarianceWeeks row={row as ConsumableVariance} isKnown={false} />
    </ThemeProvider>,
  );
  const [last, quiet, first] = screen
    .getAllByRole("row")
    .slice(1)
    .map((shown) => within(shown).getAllByRole("cell")[4]?.textContent);
  expect([first, quiet, last]).toEqual(["primer conteo: +2 kg", "sin conteo", "−1,25 kgprimer conteo: +0,5 kg"]);
});
