import { cleanup, render } from "@testing-library/react";
import { type ReactNode, useLayoutEffect } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { CardSections } from "./CardSections.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const heights = { header: 60, cards: 200 };
const items = Array.from({ length: 40 }, (_, at) => ({ id: `card ${at}` }));

/** Tells what stands in the page when it is drawn, before anything in it has been measured. */
function Watcher({ onDrawn }: { readonly onDrawn: (rows: readonly string[]) => void }): ReactNode {
  useLayoutEffect(() => {
    const grids = document.querySelectorAll<HTMLElement>('[style*="grid-template-columns"]');
    onDrawn([...grids].map((grid) => `${grid.childElementCount} in ${grid.style.gridTemplateColumns}`));
  }, [onDrawn]);
  return null;
}

test.each([
  // 1280 less a column of 392 and two gutters of 20: five of 152 with gaps of 12 between them.
  ["till", { innerWidth: 1280, innerHeight: 800 }, "5 in repeat(5, minmax(0, 1fr))"],
  ["phone", { innerWidth: 390, innerHeight: 844 }, "2 in repeat(2, minmax(0, 1fr))"],
])("on a %s the cards that fit are drawn with the screen, before they are measured", (_what, window, row) => {
  for (const [name, value] of Object.entries(window)) vi.stubGlobal(name, value);
  vi.stubGlobal("matchMedia", () => ({
    matches: window.innerWidth < 900,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const drawn: (readonly string[])[] = [];
  render(
    <>
      <Watcher onDrawn={(rows) => drawn.push(rows)} />
      <CardSections
        sections={[{ id: "all", items }]}
        narrowest={152}
        fewestColumns={2}
        beside={392}
        heights={heights}
        header={() => "Todo"}
        card={({ id }) => <span key={id}>{id}</span>}
      />
    </>,
  );
  expect(drawn[0]?.length).toBeGreaterThan(3);
  expect(new Set(drawn[0])).toEqual(new Set([row]));
});
