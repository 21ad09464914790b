import { openSession } from "../e2e/fixtures/office.ts";
import { expect, test } from "./harness/test.ts";

const unresolved = /^Reclamos: (?<count>\d+) sin resolver$/u;

test("[CLAIMS-01] [CLAIMS-02] the bell counts what is unresolved, leads to the inbox, and follows it at once", async ({
  enter,
  cantina,
}) => {
  const [session] = await openSession(cantina.url, "employee");
  const page = await enter(session);
  const bell = page.getByRole("banner").getByRole("button", { name: unresolved });
  await expect(bell).toBeVisible();
  const count = Number(unresolved.exec((await bell.getAttribute("aria-label")) ?? "")?.groups?.["count"]);
  const bellOf = (number: number) =>
    page.getByRole("banner").getByRole("button", { name: `Reclamos: ${number} sin resolver`, exact: true });
  await bell.click();
  await expect(page.getByRole("heading", { name: "Reclamos", level: 1 })).toBeVisible();
  await page
    .getByRole("button", { name: /^Resolver/u })
    .first()
    .click();
  await expect(bellOf(count - 1)).toBeVisible();
  await page
    .getByRole("button", { name: /^Listo/u })
    .first()
    .click();
  await expect(bellOf(count)).toBeVisible();
});
