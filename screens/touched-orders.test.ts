import { randomUUID } from "node:crypto";
import { settingsEndpoints } from "@cantina/contract/cafeteria";
import { orderBoardEndpoints } from "@cantina/contract/orders";
import { type LocalDate, addDays, instant, localDateOf, localTimeOf, timeZone } from "@cantina/domain/kernel";
import { clientFor, openSession, value } from "../e2e/fixtures/office.ts";
import { expect, test } from "./harness/test.ts";

const dayFormat = new Intl.DateTimeFormat("es-AR", { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
const nameOf = (day: LocalDate): string => dayFormat.format(new Date(`${day}T00:00:00Z`));

test("[CAFETERIA-23] a day with orders asks before it is closed: which, by whom, at what time; 'Cancelar' saves nothing, 'Guardar igual' does", async ({
  enter,
  cantina,
  office,
}) => {
  const before = await office.readCafeteria();
  const [session] = await openSession(cantina.url, "administrator");
  const client = clientFor(cantina.url, session.jwt);
  const params = { cafeteriaId: session.profile.cafeteriaId };
  const zone = timeZone(before.timeZone);
  const tomorrow = addDays(localDateOf(instant(new Date().toISOString()), zone), 1);
  const orders = value(await client.call(orderBoardEndpoints.listBoardOrders, { params }))
    .filter(({ status }) => status === "STARTED")
    .flatMap(({ pickUpDateTime: at, commensalName }) =>
      at === null ? [] : [{ day: localDateOf(at, zone), time: localTimeOf(at, zone), name: commensalName }],
    );
  const day = orders.map((order) => order.day).find((one) => one >= tomorrow);
  if (day === undefined) throw new Error("nobody has ordered for a day to come");
  const touched = orders.filter((order) => order.day === day);
  const title = touched.length === 1 ? "Este cambio toca a 1 pedido" : `Este cambio toca a ${touched.length} pedidos`;

  const page = await enter(session, "/configuration?topic=days");
  const card = page.getByRole("region", { name: "Días de toma de pedidos" });
  const prompt = page.getByRole("alertdialog", { name: title });
  await card.getByRole("button", { name: nameOf(day), exact: true }).click();
  await card.getByRole("button", { name: "Guardar" }).click();
  await expect(prompt).toContainText("Quedan como están: avise a quienes los hicieron, o cancélelos.");
  const rows = prompt.getByRole("list", { name: "Pedidos que toca" }).getByRole("listitem");
  await expect(rows).toHaveCount(Math.min(touched.length, 20));
  for (const { name, time } of touched.slice(0, 1)) {
    await expect(prompt).toContainText(name ?? "Comensal eliminado");
    await expect(prompt).toContainText(`${nameOf(day)}, ${time}`);
  }
  await prompt.getByRole("button", { name: "Cancelar" }).click();
  await expect(prompt).toBeHidden();
  expect((await office.readCafeteria()).closedDates).toEqual(before.closedDates);
  // What was chosen stands there still.
  await expect(card.getByRole("button", { name: nameOf(day), exact: true })).toHaveAttribute("aria-pressed", "true");
  await card.getByRole("button", { name: "Guardar" }).click();
  await prompt.getByRole("button", { name: "Guardar igual" }).click();
  await expect(card.getByText("Se guardó.")).toBeVisible();
  expect((await office.readCafeteria()).closedDates).toContain(day);
  const after = value(await client.call(orderBoardEndpoints.listBoardOrders, { params }));
  expect(after.filter(({ status }) => status === "STARTED").length).toBeGreaterThanOrEqual(touched.length);

  const body = { closedDates: [...(before.closedDates ?? [])] };
  value(await client.call(settingsEndpoints.editSettings, { params, body }, { idempotencyKey: randomUUID() }));
});
