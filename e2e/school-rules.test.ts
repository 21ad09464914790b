import type { SealPolicy } from "@cantina/domain/school-rules";
import { expectAccessible } from "./fixtures/axe.ts";
import { pending, test as base } from "./fixtures/offline-till.ts";
import { whileDeciding } from "./fixtures/seal-policy.ts";
import { expect } from "./fixtures/test.ts";

const kept = "Venta guardada en este dispositivo.";

const test = base.extend<{ readonly decide: (sealPolicy: SealPolicy) => Promise<void> }>({
  decide: ({ cantina }, provide) => whileDeciding(cantina.url, provide),
});

test(
  "[SCHOOL-06] [SCHOOL-08] without the server the till warns by what the device keeps, after a reload too, and the sale is booked",
  { tag: "@long" },
  async ({ office, plugged, decide }) => {
    await decide("WARN");
    const { link, page, till, product } = await plugged({ seals: ["SUGARS", "CAFFEINE"] });
    await link.cut();
    await page.reload();
    await till.isReady();
    await till.find(product.name);
    await expect(till.card(product.name)).toContainText("azúcares, cafeína");
    await till.add(product.name);
    await till.pay("Efectivo");
    await till.deliver.click();
    const prompt = till.prompt("Lleva sellos");
    await expect(prompt).toContainText(product.name);
    await expect(prompt).toContainText("Exceso en azúcares · Contiene cafeína, evitar en niños/as");
    await expectAccessible(page, "the warning of seals", '[role="alertdialog"]');
    await prompt.getByRole("button", { name: "Vender igual" }).click();
    await expect(till.toast(kept)).toBeVisible();
    await link.restore();
    await expect.poll(async () => (await office.ordersWith(product.id)).length).toBe(1);
  },
);

test(
  "[SCHOOL-04] [SCHOOL-06] without the server nothing that is barred is sold",
  { tag: "@long" },
  async ({ office, plugged, decide }) => {
    const water = await office.addProduct();
    await decide("OFF");
    const { link, page, till, product } = await plugged({ seals: ["SODIUM"] });
    await till.add(product.name);
    await till.add(water.name);
    await decide("BLOCK");
    await till.find(product.name);
    await expect(till.card(product.name)).toContainText("No se vende: sodio");
    await expect(till.card(product.name)).toBeDisabled();
    await expectAccessible(page, "a card of what is barred");
    await till.find("");
    await link.cut();
    await till.pay("Efectivo");
    await till.deliver.click();
    const prompt = till.prompt("No se vende en esta cafetería");
    await expect(prompt).toContainText(product.name);
    await expect(prompt).toContainText("Exceso en sodio");
    await prompt.getByRole("button", { name: "Quitar del carrito" }).click();
    await expect(till.lines).toHaveCount(1);
    await till.deliver.click();
    await expect(pending(page, 1)).toBeVisible();
    await link.restore();
    await expect.poll(async () => (await office.ordersWith(water.id)).length).toBe(1);
    expect(await office.ordersWith(product.id)).toEqual([]);
  },
);
