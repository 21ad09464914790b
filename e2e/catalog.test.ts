import { openSession } from "./fixtures/office.ts";
import { expect, test } from "./fixtures/test.ts";
import { openTill } from "./fixtures/till.ts";

test("a tutorial opens from its menu", async ({ till }) => {
  const { page } = await till();
  await page.getByRole("button", { name: "Tutoriales" }).click();
  await page.getByRole("menuitem", { name: "Armar y cobrar una compra" }).click();
  await expect(page.getByRole("dialog", { name: "El comensal" })).toContainText("pase su tarjeta por el lector");
});

test("a catalogue that can't be read says so, keeps trying and comes", async ({ cantina, enter }) => {
  const [session] = await openSession(cantina.url, "employee");
  let isDown = true;
  const page = await enter(session, "/", (fresh) =>
    fresh.route("**/api/cafeterias/*/products", (route) => (isDown ? route.abort() : route.continue())),
  );
  await expect(page.getByText("No se pudo cargar el catálogo", { exact: true })).toBeVisible();
  isDown = false;
  await page.getByRole("button", { name: "Reintentar" }).click();
  await openTill(page);
});
