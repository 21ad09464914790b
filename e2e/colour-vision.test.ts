import { type Page } from "@playwright/test";
import { switchTo } from "./fixtures/axe.ts";
import { openMetricsPlace } from "./fixtures/metrics-place.ts";
import { type Seen, openEyes, visions } from "./fixtures/seen-pixels.ts";
import { expect, test } from "./fixtures/test.ts";

// So high that all of a screen is painted at once.
test.use({ viewport: { width: 1280, height: 3400 } });

/** Of graphics, and of what tells a state: WCAG 2.2, 1.4.11. */
const leastContrast = 3;

/** Every bar, line and slice of a screen, against the card that it lies on. */
const drawnParts = (page: Page): Promise<readonly Seen[]> =>
  page.evaluate(() => {
    const seen = (what: string, part: Element, at: readonly (readonly [number, number])[]) => {
      const card = part.closest("section");
      if (card === null) throw new Error(`${what} lies on no card`);
      const { left, bottom } = card.getBoundingClientRect();
      return {
        what: `${what} of ${card.querySelector("h2")?.textContent}`,
        at,
        ground: [left + 6, bottom - 12] as const,
      };
    };
    const middle = (part: Element): readonly [number, number] => {
      const { left, top, width, height } = part.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    };
    const bars = [...document.querySelectorAll("main section li [aria-hidden] > span")].filter(
      (part) => part.getBoundingClientRect().width > 0,
    );
    const columns = [...document.querySelectorAll(".apexcharts-bar-area")].filter(
      (part) => part.getBoundingClientRect().height > 4,
    );
    // Some of its points are between its dashes.
    const lines = [...document.querySelectorAll<SVGPathElement>(".apexcharts-line-series .apexcharts-line")];
    const along = (line: SVGPathElement): readonly (readonly [number, number])[] => {
      const matrix = line.getScreenCTM();
      if (matrix === null) throw new Error("a line that is not drawn");
      return Array.from({ length: 60 }, (_, at) => {
        const { x, y } = line.getPointAtLength((line.getTotalLength() * at) / 60).matrixTransform(matrix);
        return [x, y] as const;
      });
    };
    return [
      ...lines.map((part) => seen("line", part, along(part))),
      ...bars.map((part, at) => seen(`bar ${at}`, part, [middle(part)])),
      ...columns.map((part, at) => seen(`column ${at}`, part, [middle(part)])),
    ];
  });

/** What is chosen beside what isn't, where nothing but colours tells them apart: by their grounds and their edges. */
const toldByColor = (page: Page): Promise<readonly Seen[]> =>
  page.evaluate(() => {
    const chosen = '[aria-pressed="true"], [aria-selected="true"], [aria-current="page"]';
    const groundOf = (part: Element): readonly [number, number] => {
      const { left, top, height } = part.getBoundingClientRect();
      return [left + 5, top + height / 2];
    };
    const edgesOf = (part: Element): readonly (readonly [number, number])[] => {
      const { left, right, top, bottom, width, height } = part.getBoundingClientRect();
      return [
        [left + width / 2, bottom - 1.5],
        [left + 1.5, top + height / 2],
        [right - 1.5, top + height / 2],
      ];
    };
    const marksOf = (part: Element): string => {
      const { fontWeight, textDecorationLine, borderWidth, outlineStyle } = getComputedStyle(part);
      const [before, after] = ["::before", "::after"].map((pseudo) => {
        const { content, width, height } = getComputedStyle(part, pseudo);
        return content === "none" ? "" : `${width} ${height}`;
      });
      const icons = part.querySelectorAll("svg").length;
      return [fontWeight, textDecorationLine, borderWidth, outlineStyle, before, after, icons].join(" ");
    };
    return [...document.querySelectorAll(chosen)]
      .filter((part) => part.getBoundingClientRect().width > 0)
      .flatMap((part) => {
        const among = part.closest('[role="group"], [role="tablist"], nav');
        const other = [...(among?.querySelectorAll(part.tagName) ?? [])].find((one) => !one.matches(chosen));
        if (other === undefined) throw new Error(`${part.textContent} is chosen among nothing`);
        if (marksOf(part) !== marksOf(other)) return [];
        return [
          {
            what: `choice of ${part.ariaLabel ?? part.textContent}`,
            at: [groundOf(part), ...edgesOf(part)],
            ground: groundOf(other),
          },
        ];
      });
  });

test(
  "no vision deficiency hides a bar or a choice, in light and in dark",
  { tag: "@long" },
  async ({ cantina, enter }) => {
    const place = await openMetricsPlace(cantina);
    // The goods and the families come with the day.
    await place.fillDay();
    await place.fillYear();
    await place.close();
    const page = await enter(place.session, "/dashboard");
    const eyes = await openEyes(page);
    for (const path of ["/dashboard", "/reports"]) {
      if (path !== "/dashboard") await page.goto(path);
      await expect(page.locator("main section li [aria-hidden] > span").first()).toBeVisible();
      await expect(page.locator("main [aria-busy=true], main .chakra-skeleton")).toHaveCount(0);
      await page.waitForLoadState("networkidle");
      for (const mode of ["light", "dark"] as const) {
        await switchTo(page, mode);
        const parts = await drawnParts(page);
        const choices = await toldByColor(page);
        expect(parts.length, path).toBeGreaterThan(4);
        for (const vision of visions) {
          await eyes.see(vision);
          const looked = await eyes.look([...parts, ...choices]);
          const hidden = looked.filter(({ contrast }) => contrast < leastContrast);
          expect.soft(hidden, `${path}, ${mode}, ${vision}`).toEqual([]);
        }
        await eyes.see("none");
      }
    }
  },
);
