import { openNewPlace } from "../e2e/fixtures/new-place.ts";
import { openSession } from "../e2e/fixtures/office.ts";
import { expect, test } from "./harness/test.ts";

// Specification §5 of the configuration, where no other title goes: nothing here is saved.

test("[CAFETERIA-22] [CAFETERIA-26] the floor of a balance, a drawer without notes and a class without a name say what they lack", async ({
  enter,
  cantina,
  line,
}) => {
  const [session] = await openSession(cantina.url, "administrator");
  const sent = line.watch(/\/(?:edit_admin|classes\/[^/]+)$/u);
  const page = await enter(session, "/configuration?topic=balance");
  const balance = page.getByRole("region", { name: "Saldo mínimo" });
  const floor = balance.getByLabel("Límite del saldo");
  // An amount stands there as amounts are written, and what is none as it was typed.
  for (const [typed, told, shown] of [
    ["", "Por favor ingrese el monto", ""],
    ["mil", "Ingrese un importe, por ejemplo 1.234,50", "mil"],
    ["-1,234", "Use 2 decimales como máximo", "-1,234"],
    ["0,01", "El límite no puede ser mayor que 0", "0,01"],
    ["-100.000.000,01", "El límite es demasiado bajo", "\u2212100.000.000,01"],
  ] as const) {
    await floor.fill(typed);
    await balance.getByRole("button", { name: "Guardar" }).click();
    await expect(balance.getByText(told, { exact: true })).toBeVisible();
    await expect(floor).toHaveValue(shown);
  }

  await page.goto("/configuration?topic=denominations");
  const drawer = page.getByRole("region", { name: "Billetes y monedas" });
  const chosen = drawer.getByRole("button", { pressed: true });
  await expect(drawer.getByRole("button", { name: "$ 1", exact: true })).toBeVisible();
  for (let left = (await chosen.all()).length; left > 0; left -= 1) await chosen.first().click();
  await drawer.getByRole("button", { name: "Guardar" }).click();
  await expect(drawer.getByText("Elija al menos un billete o una moneda", { exact: true })).toBeVisible();
  await drawer.getByLabel("Otro valor").fill("1.000.000,01");
  await drawer.getByRole("button", { name: "Guardar" }).click();
  await expect(drawer.getByText("El monto es demasiado alto", { exact: true })).toBeVisible();

  await page.goto("/configuration?topic=classes");
  const row = page.getByRole("list", { name: "Clases" }).getByRole("listitem").first();
  await row.getByRole("button", { name: /^Acciones de/u }).click();
  await page.getByRole("menuitem", { name: "Cambiar el nombre" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("Nombre").fill(" ");
  await form.getByRole("button", { name: "Guardar" }).click();
  await expect(form.getByText("El nombre es obligatorio", { exact: true })).toBeVisible();
  expect(sent).toHaveLength(0);
});

test("[CAFETERIA-22] the cafeteria's own method and the name of a fixed time take 250 characters, and no two fixed times of the same minute share a class", async ({
  enter,
  cantina,
  line,
}) => {
  const { session, addClass } = await openNewPlace(cantina);
  const [schoolClass] = (await addClass()).classes;
  const sent = line.watch(/\/edit_admin$/u);
  const page = await enter(session, "/configuration?topic=payment");
  const payment = page.getByRole("region", { name: "Métodos de pago" });
  await payment.getByRole("checkbox", { name: "Tener un método de pago propio" }).check();
  const own = payment.getByLabel("Nombre del método de pago");
  const full = "Hasta 250 caracteres: no entra más.";
  await own.fill("x".repeat(249));
  await expect(own).not.toHaveAccessibleDescription(full);
  await own.fill("x".repeat(250));
  await expect(own).toHaveAccessibleDescription(full);

  await page.goto("/configuration?topic=pickup");
  const card = page.getByRole("region", { name: "Horarios de entrega" });
  const row = (place: number) => card.getByRole("group", { name: `Horario ${place}`, exact: true });
  const save = () => card.getByRole("button", { name: "Guardar" }).click();
  await card.getByRole("button", { name: "En horarios fijos" }).click();
  for (const _ of [1, 2]) await card.getByRole("button", { name: "Agregar horario" }).click();
  for (const place of [1, 2]) await row(place).getByLabel("Horario", { exact: true }).fill("10:30");
  await row(1).getByLabel("Nombre (opcional)").fill("x".repeat(250));
  await expect(row(1).getByLabel("Nombre (opcional)")).toHaveAccessibleDescription(full);
  await row(1).getByLabel("Nombre (opcional)").fill("Primer recreo");
  // Of one class, and of all: they meet.
  await row(2)
    .getByRole("button", { name: schoolClass?.name ?? "", exact: true })
    .click();
  const taken = row(2).getByText(
    "Ya existe este horario para las clases seleccionadas. Por favor, ingrese un horario único",
    {
      exact: true,
    },
  );
  await save();
  await expect(taken).toBeVisible();
  expect(sent).toHaveLength(0);
  // A minute later they don't.
  await row(2).getByLabel("Horario", { exact: true }).fill("10:31");
  await save();
  await expect(card.getByText("Se guardó.")).toBeVisible();
  await expect(taken).toHaveCount(0);
});
