import { outboxCases } from "@cantina/testkit/outbox-suite";
import { suitePage } from "./fixtures/bundle-page.ts";
import { expect, test } from "./fixtures/test.ts";

const runCase = suitePage(new URL("fixtures/outbox-page.ts", import.meta.url));

for (const [index, { title }] of outboxCases.entries()) {
  test(`${title} (in IndexedDB)`, async ({ page }) => {
    expect(await runCase(page, index)).toBeNull();
  });
}
