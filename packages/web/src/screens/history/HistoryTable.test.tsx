import { loadTemporal, timeZone } from "@cantina/domain/kernel";
import type { DateKind } from "@cantina/domain/transactions";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ThemeProvider } from "../../theme/ThemeProvider.tsx";
import { HistoryTable } from "./HistoryTable.tsx";

await loadTemporal();

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const place = { timeZone: timeZone("America/Argentina/Buenos_Aires"), customPaymentMethod: null };

function isOfCards(width: number, dateKind: DateKind): boolean {
  const onMonitor = window.matchMedia.bind(window);
  vi.spyOn(window, "matchMedia").mockImplementation((media) =>
    Object.assign(onMonitor(media), { matches: width <= Number(/max-width: ([\d.]+)px/u.exec(media)?.[1] ?? 0) }),
  );
  const noop = (): void => undefined;
  render(
    <ThemeProvider>
      <HistoryTable
        entries={[]}
        place={place}
        dateKind={dateKind}
        lines={{}}
        isStale={false}
        openId=""
        onOpen={noop}
        onRevert={noop}
        onRefund={noop}
      />
    </ThemeProvider>,
  );
  const isCards = screen.getByRole("table", { name: "Historial" }).hasAttribute("data-cards");
  cleanup();
  vi.restoreAllMocks();
  return isCards;
}

test("rows are cards on a tablet held upright, and as long as the date that they are chosen by has no place", () => {
  const widths = [390, 820, 960, 1280];
  expect(widths.map((width) => isOfCards(width, "ORDER_DATE"))).toEqual([true, true, false, false]);
  expect(widths.map((width) => isOfCards(width, "PICKUP_DATE"))).toEqual([true, true, true, false]);
});
