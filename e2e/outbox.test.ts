import { fileURLToPath } from "node:url";
import { outboxCases } from "@cantina/testkit/outbox-suite";
import { build } from "vite";
import { expect, test } from "./fixtures/test.ts";

const entry = fileURLToPath(new URL("fixtures/outbox-page.ts", import.meta.url));

/** The contract suite and the real outbox as one script for a page. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, target: "es2023", lib: { entry, formats: ["iife"], name: "outboxPage" } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (first === undefined || !("output" in first)) throw new Error("nothing was built");
  return first.output[0].code;
}

let bundled: Promise<string> | undefined;

for (const [index, { title }] of outboxCases.entries()) {
  test(`${title} (in IndexedDB)`, async ({ page }) => {
    bundled ??= bundle();
    // A page of its own origin: the device's database belongs to one.
    await page.route("http://localhost:1/*", (route) => route.fulfill({ contentType: "text/html", body: "<p>till" }));
    await page.goto("http://localhost:1/");
    await page.addScriptTag({ content: await bundled });
    const failure = await page.evaluate(async (number) => {
      const { outboxPage } = window as unknown as {
        readonly outboxPage: { readonly runCase: (index: number) => Promise<string | null> };
      };
      return outboxPage.runCase(number);
    }, index);
    expect(failure).toBeNull();
  });
}
