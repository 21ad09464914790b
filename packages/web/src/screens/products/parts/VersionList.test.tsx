import { cents, id, instant, loadTemporal, timeZone } from "@cantina/domain/kernel";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { ThemeProvider } from "../../../theme/ThemeProvider.tsx";
import { VersionList } from "./VersionList.tsx";

beforeAll(loadTemporal);
afterEach(cleanup);

const version = (number: number, name: string, items: readonly (readonly [string, number])[]) => ({
  version: number,
  currentVersion: number === 2,
  name,
  price: cents(100_000),
  cost: null,
  items: items.map(([item, quantity]) => ({ productId: id<"product">(item), name: item, quantity })),
  createdAt: instant("2026-11-20T15:00:00Z"),
});

test("[EDIT-13] each version of a promotion tells what it held, and one of a product nothing of the kind", () => {
  render(
    <ThemeProvider>
      <VersionList
        timeZone={timeZone("America/Argentina/Buenos_Aires")}
        versions={[version(2, "Menú", [["Milanesa", 2]]), version(1, "Milanesa", [])]}
      />
    </ThemeProvider>,
  );
  const rows = screen.getAllByRole("listitem").map((row) => row.textContent.replaceAll(/\s/gu, " "));
  expect(rows[0]).toMatch(/^2\. Menú \(actual\).*2 × Milanesa/u);
  expect(rows[1]).toMatch(/^1\. Milanesa(?!.*×)/u);
});
