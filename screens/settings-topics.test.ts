import { randomUUID } from "node:crypto";
import { settingsEndpoints } from "@cantina/contract/cafeteria";
import { clientFor, openSession, value } from "../e2e/fixtures/office.ts";
import { expect, test } from "./harness/test.ts";

/** Puts back what the other titles of this worker count on. */
async function openTopic(url: string) {
  const [session] = await openSession(url, "administrator");
  const client = clientFor(url, session.jwt);
  const params = { cafeteriaId: session.profile.cafeteriaId };
  const edit = async (body: Parameters<typeof client.call<typeof settingsEndpoints.editSettings>>[1]["body"]) =>
    value(await client.call(settingsEndpoints.editSettings, { params, body }, { idempotencyKey: randomUUID() }));
  return { session, edit };
}

test("[CAFETERIA-22] the cut-off asks for its time, is saved by itself, says who changed it, and follows a colleague", async ({
  enter,
  cantina,
  office,
}) => {
  const before = await office.readCafeteria();
  const { session, edit } = await openTopic(cantina.url);
  const page = await enter(session, "/configuration?topic=cut-off");
  const card = page.getByRole("region", { name: "Horario límite de pedidos" });
  const time = card.getByLabel("Horario límite", { exact: true });
  await time.fill("");
  await card.getByRole("button", { name: "Guardar" }).click();
  await expect(card.getByText("Por favor ingrese un horario")).toBeVisible();
  await time.fill("14:45");
  await card.getByRole("button", { name: "Guardar" }).click();
  await expect(card.getByText("Se guardó.")).toBeVisible();
  await expect(card.getByText(/^Último cambio: .+ \d\d:\d\d$/u)).toBeVisible();
  await edit({ dayOrderRequestTimeLimit: "13:15" as never });
  await expect(time).toHaveValue("13:15");
  // While something is typed, a colleague's change waits; it is told at the save.
  await time.fill("11:11");
  await edit({ dayOrderRequestTimeLimit: "12:12" as never });
  await card.getByRole("button", { name: "Guardar" }).click();
  await card.getByRole("button", { name: "Ver cómo está" }).click();
  await expect(time).toHaveValue("12:12");
  await edit({ dayOrderRequestTimeLimit: before.pickup.cutOff });
});

test("[CAFETERIA-22] fixed times say what is wrong with each of them, and an interval what it needs", async ({
  enter,
  cantina,
  office,
}) => {
  const { pickup } = await office.readCafeteria();
  const { session, edit } = await openTopic(cantina.url);
  const page = await enter(session, "/configuration?topic=pickup");
  const card = page.getByRole("region", { name: "Horarios de entrega" });
  const save = () => card.getByRole("button", { name: "Guardar" }).click();
  const row = (place: number) => card.getByRole("group", { name: `Horario ${place}`, exact: true });
  await card.getByRole("button", { name: "En un rango horario" }).click();
  await save();
  await expect(card.getByText("Debe ingresar un rango horario")).toBeVisible();
  await card.getByRole("button", { name: "En horarios fijos" }).click();
  for (const _ of pickup.times) await card.getByRole("button", { name: "Quitar el horario 1" }).click();
  await save();
  await expect(card.getByText("Debe ingresar al menos un horario")).toBeVisible();
  for (const _ of [1, 2]) await card.getByRole("button", { name: "Agregar horario" }).click();
  await row(1).getByLabel("Horario", { exact: true }).fill("10:30");
  await row(2).getByLabel("Horario", { exact: true }).fill("10:30");
  await save();
  await expect(row(2)).toContainText(
    "Ya existe este horario para las clases seleccionadas. Por favor, ingrese un horario único",
  );
  await row(2).getByRole("button", { name: "Todas las clases" }).click();
  await row(2).getByLabel("Horario", { exact: true }).fill("10:40");
  await save();
  await expect(row(2)).toContainText("El horario debe estar disponible para al menos una clase");
  await row(2).getByRole("button", { name: "Todas las clases" }).click();
  await save();
  // The canteen of the demonstration has orders for lunch.
  await page.getByRole("alertdialog").getByRole("button", { name: "Guardar igual" }).click();
  await expect(card.getByText("Se guardó.")).toBeVisible();
  expect((await office.readCafeteria()).pickup.times.map(({ time }) => time)).toEqual(["10:30", "10:40"]);
  await edit({ allowedOrderPickupTimeType: pickup.type, allowedDiscreteOrderPickupTimes: [...pickup.times] });
});

test("[CAFETERIA-21] weekdays and single days of the year are closed and opened, and the phones of claims hidden", async ({
  enter,
  cantina,
  office,
}) => {
  const { closedDates } = await office.readCafeteria();
  const { session, edit } = await openTopic(cantina.url);
  await edit({ closedDates: [], closedWeekdays: [] });
  const page = await enter(session, "/configuration?topic=days");
  const card = page.getByRole("region", { name: "Días de toma de pedidos" });
  await card.getByRole("button", { name: "Domingo", exact: true }).click();
  const months = card.getByRole("group", { name: /^[a-z]+ de \d{4}$/u });
  await expect(months).toHaveCount(12);
  // Further ahead than anybody has ordered: passes are sold two months ahead.
  await months
    .nth(8)
    .getByRole("button", { name: /^martes, \d+ de/u })
    .first()
    .click();
  await expect(card.getByText(/1 día cerrado\./u)).toBeVisible();
  await card.getByRole("button", { name: "Guardar" }).click();
  // A title of before may have sold for a Sunday, which is asked about then.
  const told = card.getByText("Se guardó.");
  const anyway = page.getByRole("alertdialog").getByRole("button", { name: "Guardar igual" });
  await expect.poll(async () => (await told.count()) + (await anyway.count())).toBeGreaterThan(0);
  if ((await anyway.count()) > 0) await anyway.click();
  await expect(told).toBeVisible();
  const after = await office.readCafeteria();
  expect([after.closedWeekdays, after.closedDates?.length]).toEqual([["SUNDAY"], 1]);
  await edit({ closedDates: [...closedDates], closedWeekdays: [] });

  await page.goto("/configuration?topic=phones");
  const phones = page.getByRole("region", { name: "Teléfonos de reclamos" });
  await phones.getByRole("checkbox", { name: "Ocultar los teléfonos a los empleados" }).check();
  await phones.getByRole("button", { name: "Guardar" }).click();
  await expect(phones.getByText("Se guardó.")).toBeVisible();
  await edit({ hiddenPhoneForEmployees: false });
});
