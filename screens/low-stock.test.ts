import { openSession } from "../e2e/fixtures/office.ts";
import { stockPantry } from "./harness/pantry.ts";
import { expect, test } from "./harness/test.ts";
import { toast } from "./harness/toast.ts";

const lowOf = /^(?<count>\d+) insumos? bajos?$/u;

test("[LOWSTOCK-01] InvenTree#4027: an alert is told on any screen when it arrives, once, and stands in the list, whoever is mailed", async ({
  enter,
  cantina,
}) => {
  const { flour, flourName, buy, take } = await stockPantry(cantina.url);
  await buy(flour.id, 10);
  const [session] = await openSession(cantina.url, "employee");
  const page = await enter(session);
  const beside = page.getByRole("banner").getByRole("button", { name: lowOf });
  // What was never bought is low from the start, and no news.
  await expect(beside).toBeVisible();
  const title = `Queda poco de ${flourName}`;
  await take(flour.id, 8.5);
  await expect(toast(page, title)).toBeVisible();
  await expect(page.getByText("Hay 1,5 kg; el nivel de alerta es 2 kg.")).toBeVisible();
  await page.getByRole("region", { name: "Avisos" }).getByRole("button", { name: "Cerrar" }).click();
  await expect(toast(page, title)).toBeHidden();

  // It goes on falling, which is no news; what else falls then is.
  const other = await stockPantry(cantina.url);
  await other.buy(other.flour.id, 5);
  await take(flour.id, 0.5);
  await other.take(other.flour.id, 3);
  await expect(toast(page, `Queda poco de ${other.flourName}`)).toBeVisible();
  await expect(toast(page, title)).toBeHidden();

  await page.getByRole("region", { name: "Avisos" }).getByRole("button", { name: "Ver" }).click();
  await expect(page.getByRole("tab", { name: /^Alertas \(\d+\)$/u })).toHaveAttribute("aria-selected", "true");
  const low = page.getByRole("table", { name: "Bajos ahora" });
  await expect(low.getByRole("row", { name: flourName })).toContainText("1 kg2 kg");
  await expect(page.getByRole("table", { name: "Alertas" }).getByRole("row", { name: flourName })).toContainText(
    "1,5 kg2 kg1 kg · Bajo",
  );
  // Refilled while it is looked at.
  await buy(flour.id, 5);
  await expect(low.getByRole("row", { name: flourName })).toHaveCount(0);
  const past = page.getByRole("table", { name: "Alertas" }).getByRole("row", { name: flourName });
  await expect(past).toContainText("6 kg · Repuesto");
  await past.click();
  await expect(page.getByRole("dialog", { name: `Movimientos de ${flourName}` })).toBeVisible();

  // After a reload it is in the list, and nobody is told again.
  const again = await enter(session, "/inventory?tab=alerts");
  await expect(again.getByRole("table", { name: "Alertas" }).getByRole("row", { name: other.flourName })).toBeVisible();
  await expect(again.getByRole("banner").getByRole("button", { name: lowOf })).toBeVisible();
  await expect(toast(again, `Queda poco de ${other.flourName}`)).toBeHidden();
});
