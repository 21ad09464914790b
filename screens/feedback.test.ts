import { randomUUID } from "node:crypto";
import { feedbackEndpoints } from "@cantina/contract/reviews";
import { openNewPlace } from "../e2e/fixtures/new-place.ts";
import { clientFor, openSession, value } from "../e2e/fixtures/office.ts";
import { cut } from "./harness/line.ts";
import { expect, test } from "./harness/test.ts";

test("[REVIEWS-06] an employee reads what families suggest while they send it, and finds it by its words", async ({
  enter,
  cantina,
}) => {
  const [family] = await openSession(cantina.url, "family");
  const client = clientFor(cantina.url, family.jwt);
  const tail = randomUUID().slice(0, 8);
  const send = (suggestion: string) =>
    client
      .call(feedbackEndpoints.createFeedback, { body: { suggestion } }, { idempotencyKey: randomUUID() })
      .then(value);
  await send(`Más ensaladas ${tail}`);

  const [employee] = await openSession(cantina.url, "employee");
  const page = await enter(employee, "/");
  await page.getByRole("banner").getByRole("button", { name: "Menú", exact: true }).click();
  await page.getByRole("link", { name: "Sugerencias", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Sugerencias", level: 1 })).toBeVisible();
  const table = page.getByRole("table", { name: "Sugerencias" });
  const rows = table.locator("tbody tr");
  await expect(rows.first()).toContainText(`Más ensaladas ${tail}`);
  await expect(rows.first()).toContainText(/Familia Gómez.*familia@demo\.cantina/u);
  await expect(table.getByRole("columnheader")).toHaveText(["Sugerencia", "Cliente", "Fecha"]);

  await send(`Menos azúcar ${tail}`);
  await expect(rows.first()).toContainText(`Menos azúcar ${tail}`);

  const search = page.getByLabel("Buscar", { exact: true });
  await search.fill(`azucar ${tail}`);
  await expect(rows).toHaveCount(1);
  await page.reload();
  await expect(rows).toHaveText([new RegExp(`Menos azúcar ${tail}`, "u")]);
  await search.fill(`nadie ${tail}`);
  await expect(page.getByRole("heading", { name: "No se encontraron sugerencias" })).toBeVisible();
  await page.getByRole("button", { name: "Quitar filtros" }).click();
  await expect(page).toHaveURL("/feedback");

  const [system] = await openSession(cantina.url, "system");
  const theirs = await enter(system, `/feedback?search=${tail}`);
  const all = theirs.getByRole("table", { name: "Sugerencias" });
  await expect(all.getByRole("columnheader")).toHaveText(["Sugerencia", "Cliente", "Cafetería", "Fecha"]);
  await expect(all.locator("tbody tr")).toHaveCount(2);
});

test("[REVIEWS-06] 'Actualizar' asks again, what fails is asked again or says that it may be old, and where there is none it says how they come", async ({
  enter,
  cantina,
  line,
}) => {
  const place = await openNewPlace(cantina);
  const calls = line.watch(/\/api\/feedback/u);
  const page = await enter(place.session, "/feedback");
  await expect(page.getByText("No hay sugerencias")).toBeVisible();
  await expect(page.getByText("Las que envíen los clientes desde la app aparecen aquí al momento.")).toBeVisible();
  const before = calls.length;
  const reload = page.getByRole("button", { name: "Actualizar", exact: true });
  await reload.click();
  // The link, once it stands, asks for what may have been missed: one more, now or later.
  await expect.poll(() => calls.length).toBeGreaterThan(before);
  const goOn = line.meet(/\/api\/feedback/u, cut);
  await reload.click();
  await expect(page.getByText("Puede haber sugerencias más nuevas que no se ven.")).toBeVisible();
  await page.goto("/feedback");
  await expect(page.getByText("No se pudieron cargar las sugerencias")).toBeVisible();
  await expect(page.getByRole("button", { name: "Reintentar" })).toBeVisible();
  // It tries again by itself, too.
  goOn();
  await expect(page.getByText("No hay sugerencias")).toBeVisible();
});
