import { randomUUID } from "node:crypto";
import { addFamily } from "../e2e/fixtures/books.ts";
import { type AccountName, openSession } from "../e2e/fixtures/office.ts";
import { expect, test } from "./harness/test.ts";

// Specification §6, below its table.

test("[HISTORY-06] a deleted user is named to administrators only, in red and with 'Eliminado', and is in their filters alone", async ({
  enter,
  cantina,
  office,
}) => {
  const [schoolClass] = (await office.readCafeteria()).classes;
  if (schoolClass === undefined) throw new Error("a cafeteria without classes");
  const books = await cantina.openBooks();
  const guest = await addFamily(books, office.cafeteriaId, schoolClass.id);
  await books.query(
    `insert into transaction (id, cafeteria_id, order_type, status, buyer_id, payment_method, subtotal, discount,
       total_price, date_time, local_date, last_status_update, origin_medium)
     values ($1, $2, 'BALANCE_CHARGE', 'CANCELLED', $3, 'MERCADO_PAGO', 70000, 0, 70000, now(), now()::date, now(),
       'MOBILE')`,
    [randomUUID(), office.cafeteriaId, guest.clientId],
  );
  await books.query("update commensal set status = 'DELETED' where id = $1", [guest.commensalId]);
  await books.query("update profile set status = 'DELETED' where id = $1", [guest.clientId]);
  await books.close();

  const look = async (account: AccountName) => {
    const [session] = await openSession(cantina.url, account);
    const page = await enter(session, "/orders");
    const table = page.getByRole("table", { name: "Historial" });
    const newest = table.getByRole("row").filter({ hasText: "Pago rechazado" }).first();
    await expect(newest).toBeVisible();
    await page.getByRole("button", { name: /^Filtros/u }).click();
    await page.getByRole("button", { name: "Elegir comensal" }).click();
    await page.getByRole("combobox", { name: "Buscar comensal" }).fill(guest.name);
    return { page, table, newest, found: page.getByRole("option", { name: new RegExp(guest.name, "u") }) };
  };
  const administrator = await look("administrator");
  await expect(administrator.newest).toContainText(`${guest.username} (Eliminado)`);
  await expect(administrator.found).toHaveCount(1);

  const seller = await look("employee");
  await expect(seller.newest).toContainText("Usuario eliminado");
  await expect(seller.table).not.toContainText(guest.username);
  await expect(seller.page.getByText("No se encontraron comensales")).toBeVisible();
  await expect(seller.found).toHaveCount(0);
});

test("[CLIENTS-12] the default category of discounts has nothing to delete it with, and the server keeps it", async ({
  enter,
  cantina,
  office,
}) => {
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/manage_users");
  await page.getByRole("tab", { name: "Categorias" }).click();
  const cards = page.getByRole("list", { name: "Categorías" }).getByRole("listitem");
  const byDefault = cards.filter({ hasText: "Predeterminada" });
  await expect(byDefault).toBeVisible();
  await expect(byDefault.getByRole("button", { name: /^Editar/u })).toHaveCount(1);
  await expect(byDefault.getByRole("button", { name: /^Eliminar/u })).toHaveCount(0);
  await expect(cards.getByRole("button", { name: /^Eliminar/u }).first()).toBeVisible();

  const { defaultDiscountCategoryId, id } = await office.readCafeteria();
  const path = `/api/cafeterias/${id}/discount_categories/${defaultDiscountCategoryId}`;
  const answer = await fetch(`${cantina.url}${path}`, {
    method: "DELETE",
    headers: { authorization: `Bearer ${session.jwt}`, "idempotency-key": randomUUID() },
  });
  expect([answer.ok, await answer.json()]).toEqual([false, { Message: { Message: "DELETE_DEFAULT_CATEGORY" } }]);
});
