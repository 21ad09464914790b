// @module-tag long
import { randomUUID } from "node:crypto";
import { cents, formatMoney, formatMoneyShort } from "@cantina/domain/kernel";
import { openClientDesk } from "../e2e/fixtures/client-desk.ts";
import { openSession, value } from "../e2e/fixtures/office.ts";
import { pictureFile, storedPicture } from "../e2e/fixtures/picture-files.ts";
import { loseAnswer } from "./harness/line.ts";
import type { Screen } from "./harness/screen.ts";
import { expect, test } from "./harness/test.ts";
import { toast } from "./harness/toast.ts";

const rows = (page: Screen) => page.getByRole("table", { name: "Clientes" }).getByRole("row");

test("[CLIENTS-22] below the list stands what the balances of all whom its filters find come to", async ({
  enter,
  office,
  cantina,
}) => {
  const { addFamily, sellOnAccount } = await openClientDesk(cantina.url);
  const family = await addFamily();
  await sellOnAccount(family, (await office.addProduct({ price: 9_900 })).id);
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, `/manage_users?text=${family.email}`);
  await expect(page.getByText("Suma de saldos")).toBeVisible();
  await expect(page.locator("div", { hasText: "Suma de saldos" }).last()).toContainText("−$ 9.900,00");

  // 'Recargar' is what is done with a balance.
  await page.getByRole("button", { name: "Más acciones" }).click();
  await expect(page.getByRole("menuitem", { name: "Actualizar" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Recargar", exact: true })).toHaveCount(0);
});

test("[CLIENTS-07] [CLIENTS-13] [CLIENTS-15] [CLIENTS-17] [FORM-11] a debtor is found, gets a photo, is changed by two people, and is deleted by email", async ({
  enter,
  office,
  cantina,
}) => {
  const { desk, addFamily, sellOnAccount, find, whoOwesMost } = await openClientDesk(cantina.url);
  const family = await addFamily();
  const { email } = family;
  const name = `Ana ${family.commensals[0]?.lastName}`;
  await sellOnAccount(family, (await office.addProduct({ price: 9_900 })).id);
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/manage_users?search=debt");
  const more = async (item: string): Promise<void> => {
    await page.getByRole("button", { name: `Acciones de ${email}` }).click();
    await page.getByRole("menuitem", { name: item }).click();
  };
  await expect(page.getByRole("columnheader", { name: "Saldo", exact: true })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  for (const [index, owing] of (await whoOwesMost()).entries())
    await expect(rows(page).nth(index + 1)).toContainText(owing);
  await page.getByLabel("Mostrar", { exact: true }).selectOption("Con deuda");
  await page.getByLabel("Buscar").fill(email);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(1)).toContainText("−$ 9.900,00");

  await more("Editar");
  const form = page.getByRole("dialog", { name: /^Editar /u });
  let { version } = family;
  const changeElsewhere = async (username: string): Promise<void> => {
    const terms = { discountCategoryId: null, minimumBalance: cents(-2_000_000), commensals: [] };
    const saved = await desk.updateClient(
      { params: { profileId: family.id }, body: { ...terms, username, version } },
      { idempotencyKey: randomUUID() },
    );
    ({ version } = value(saved));
  };
  await expect(form.getByLabel("Nombre")).toHaveValue(family.username);
  await changeElsewhere("Primer nombre");
  // Nothing is typed yet: it follows, and warns of nothing.
  await expect(form.getByLabel("Nombre")).toHaveValue("Primer nombre");
  const warning = form.getByText(/Otra persona cambió este cliente/u);
  await expect(warning).toHaveCount(0);
  // What was typed stays, and gives way once it is taken back.
  await form.getByLabel("Nombre").fill("Nombre propio");
  await changeElsewhere("Segundo nombre");
  await expect(warning).toBeVisible();
  await expect(form.getByLabel("Nombre")).toHaveValue("Nombre propio");
  await form.getByLabel("Nombre").fill("Primer nombre");
  await expect(form.getByLabel("Nombre")).toHaveValue("Segundo nombre");
  await expect(warning).toHaveCount(0);
  await form.getByRole("button", { name: `Editar a ${name}` }).click();
  await form.getByLabel("Archivo de la foto").setInputFiles(pictureFile);
  await expect(form.getByRole("button", { name: "Quitar foto" })).toBeVisible();
  await changeElsewhere("Otro nombre");
  await expect(warning).toBeVisible();
  await expect(form.getByRole("button", { name: "Guardar" })).toBeDisabled();
  await form.getByRole("button", { name: "Ver cómo está ahora" }).click();
  await expect(form.getByLabel("Nombre")).toHaveValue("Otro nombre");
  await form.getByRole("button", { name: `Editar a ${name}` }).click();
  await form.getByLabel("Archivo de la foto").setInputFiles(pictureFile);
  await expect(form.getByRole("button", { name: "Quitar foto" })).toBeVisible();
  await form.getByLabel("Código de familia").fill("F-77");
  await form.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(page, `Se guardó el cliente ${email}.`)).toBeVisible();
  const saved = await find(family.id, email);
  expect(saved).toMatchObject({ familyCode: "F-77", minimumBalance: -2_000_000 });
  expect(saved.commensals[0]?.imageUrl).toMatch(storedPicture);

  await more("Eliminar");
  const deletion = page.getByRole("dialog", { name: "Eliminar Otro nombre" });
  const remove = deletion.getByRole("button", { name: "Eliminar", exact: true });
  await deletion.getByLabel(`Debe escribir ${email}`).fill(email.toUpperCase());
  await remove.click();
  await expect(deletion.getByText("El email no coincide")).toBeVisible();
  await deletion.getByLabel(`Debe escribir ${email}`).fill(email);
  await remove.click();
  await expect(deletion.getByText("Confirme que se elimina con ese saldo")).toBeVisible();
  await deletion.getByText("Eliminar aunque el saldo no sea 0").click();
  await remove.click();
  await expect(toast(page, `Se eliminó el cliente ${email}.`)).toBeVisible();
  // Who is gone still owes.
  await expect(rows(page).nth(1)).toContainText("Eliminado");
  await page.getByLabel("Mostrar", { exact: true }).selectOption("Todos");
  await expect(page.getByText("No se encontraron clientes")).toBeVisible();
  await page.getByLabel("Mostrar", { exact: true }).selectOption("Eliminados");
  await expect(rows(page).nth(1)).toContainText("−$ 9.900,00");
  await page.getByRole("button", { name: `Ver el detalle: ${email}` }).click();
  await expect(page.getByRole("list", { name: "Movimientos" }).getByRole("listitem")).toHaveCount(1);
});

test("[CLIENTS-08] the debts of the dashboard open who owes them, and who is gone is among them", async ({
  enter,
  office,
  cantina,
}) => {
  const { desk, addFamily, sellOnAccount } = await openClientDesk(cantina.url);
  const families = [await addFamily(), await addFamily()];
  const product = await office.addProduct({ price: 9_900 });
  for (const family of families) await sellOnAccount(family, product.id);
  const [stays, gone] = families;
  if (stays === undefined || gone === undefined) throw new Error("no families");
  value(
    await desk.deleteClient(
      { params: { profileId: gone.id }, body: { balance: cents(-990_000) } },
      { idempotencyKey: randomUUID() },
    ),
  );
  const { total } = value(await desk.sumBalances({ query: { view: "DEBT" } }));
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/dashboard");
  const debts = page.getByRole("region", { name: "Deudas acumuladas", exact: true });
  await expect(debts).toContainText(formatMoneyShort(total));
  await debts.getByRole("link", { name: "Ver usuarios" }).click();
  await expect(page).toHaveURL("/manage_users?search=debt&view=DEBT");
  await expect(page.getByRole("group", { name: "Filtros activos" })).toContainText("Con deuda");
  await expect(page.locator("div", { hasText: "Suma de saldos" }).last()).toContainText(
    formatMoney(total).replace("-", "−"),
  );
  for (const [family, isGone] of [
    [stays, false],
    [gone, true],
  ] as const) {
    await page.getByLabel("Buscar").fill(family.email);
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).nth(1)).toContainText("−$ 9.900,00");
    await expect(rows(page).nth(1).getByText("Eliminado", { exact: true })).toHaveCount(isGone ? 1 : 0);
  }
});

test("[CLIENTS-23] [CLIENTS-24] a diner's allergies and limit are set in the client's form, and the till shows and keeps them", async ({
  enter,
  till,
  office,
  cantina,
}) => {
  const { addFamily, restrict } = await openClientDesk(cantina.url);
  const family = await addFamily();
  const [diner] = family.commensals;
  const name = `Ana ${diner?.lastName}`;
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, `/manage_users?text=${family.email}`);
  await page.getByRole("button", { name: `Acciones de ${family.email}` }).click();
  await page.getByRole("menuitem", { name: "Editar" }).click();
  const form = page.getByRole("dialog", { name: /^Editar /u });
  await form.getByRole("button", { name: `Editar a ${name}` }).click();
  await form.getByLabel("Alergias").fill(" Maní y frutos secos ");
  await form.getByLabel("Límite diario").fill("2.500,50");
  await form.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(page, `Se guardó el cliente ${family.email}.`)).toBeVisible();

  const product = await office.addProduct({ price: 100_000 });
  await restrict(family, [product.id]);
  const counter = await till();
  await counter.chooseDiner(name);
  await expect(counter.page.getByRole("note")).toHaveText("Alergias: Maní y frutos secos");
  await counter.add(product.name);
  await counter.pay("Efectivo");
  await counter.deliver.click();
  const refusal = `El comensal tiene restringido un producto del carrito. ${product.name}.`;
  await expect(counter.page.getByText(refusal)).toBeVisible();
  await restrict(family, []);
  await counter.add(product.name);
  await counter.add(product.name);
  await counter.deliver.click();
  const prompt = counter.prompt("Límite de gasto diario superado");
  await expect(prompt).toContainText("Le quedan $ 2.500,50.");
});

test("[ONCE-09] a category whose answer was lost is told as saved, and not as changed by somebody else", async ({
  enter,
  cantina,
  line,
}) => {
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/manage_users");
  const name = `Becados ${randomUUID().slice(0, 6)}`;
  await page.getByRole("tab", { name: "Categorias" }).click();
  await page.getByRole("button", { name: "Crear categoría" }).click();
  const created = page.getByRole("dialog", { name: "Crear categoría" });
  await created.getByLabel("Nombre").fill(name);
  await created.getByLabel("Porcentaje de descuento").fill("10");
  await created.getByRole("button", { name: "Crear", exact: true }).click();
  await expect(toast(page, `Se guardó la categoría ${name}.`)).toBeVisible();

  await page.getByRole("button", { name: `Editar ${name}` }).click();
  const edited = page.getByRole("dialog", { name: `Editar ${name}` });
  await edited.getByLabel("Porcentaje de descuento").fill("25");
  const mend = line.meet(/\/discount_categories\/[^/]+$/u, (send, call) => {
    mend();
    return loseAnswer(send, call);
  });
  await edited.getByRole("button", { name: "Guardar" }).click();
  await expect(edited).toBeHidden();
  await expect(page.getByRole("listitem").filter({ hasText: name })).toContainText("25 % de descuento");
});

test("[CLIENTS-21] what Clientes shows stands in its address: read again, by the back button and beyond the last page", async ({
  enter,
  office,
  cantina,
}) => {
  const { addFamily, sellOnAccount, whoOwesMost } = await openClientDesk(cantina.url);
  const family = await addFamily();
  const { email, username } = family;
  await sellOnAccount(family, (await office.addProduct()).id);
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/manage_users?page=9999&view=nonsense");
  const pages = page.getByRole("navigation", { name: "Páginas" });
  await expect(pages).toContainText(/–([\d.]+) de \1(?![\d.])/u);
  await expect(rows(page).nth(1)).toBeVisible();
  await expect(page.getByRole("button", { name: "Página siguiente" })).toBeDisabled();
  await page.getByRole("button", { name: "Página anterior" }).click();
  await expect(pages).not.toContainText(/–([\d.]+) de \1(?![\d.])/u);

  const isByBalance = async (): Promise<void> => {
    for (const [index, owing] of (await whoOwesMost()).entries())
      await expect(rows(page).nth(index + 1)).toContainText(owing);
  };
  await page.getByRole("button", { name: "Saldo", exact: true }).click();
  await isByBalance();
  await page.reload();
  await isByBalance();

  await page.getByLabel("Buscar").fill(email);
  await expect(rows(page)).toHaveCount(2);
  await page.getByLabel("Mostrar", { exact: true }).selectOption("Eliminados");
  await expect(page.getByText("No se encontraron clientes")).toBeVisible();
  const chips = page.getByRole("group", { name: "Filtros activos" });
  await expect(chips).toContainText("Mostrar: Eliminados");
  await page.getByRole("button", { name: "Quitar Mostrar: Eliminados" }).click();
  await expect(chips).toHaveCount(0);
  await rows(page).nth(1).getByRole("cell").nth(1).click();
  const statement = page.getByRole("dialog", { name: "Estado de cuenta" });
  const moves = statement.getByRole("list", { name: "Movimientos" }).getByRole("listitem");
  await expect(moves).toHaveCount(1);
  await statement.getByLabel("Desde", { exact: true }).fill("01/02/2024");
  await expect(moves).toHaveCount(1);
  await statement.getByLabel("Hasta", { exact: true }).fill("02/02/2024");
  await expect(statement.getByText("Nada coincide con lo que busca.")).toBeVisible();

  await page.reload();
  await expect(statement.getByLabel("Desde", { exact: true })).toHaveValue("01/02/2024");
  await expect(statement.getByLabel("Hasta", { exact: true })).toHaveValue("02/02/2024");
  await expect(statement).toContainText(email);
  await expect(statement.getByText("Nada coincide con lo que busca.")).toBeVisible();
  await expect(page.getByLabel("Buscar")).toHaveValue(email);
  await statement.getByRole("button", { name: "Quitar filtros" }).click();
  await expect(moves).toHaveCount(1);
  await statement.getByRole("button", { name: "Cerrar" }).click();
  await expect(statement).toBeHidden();
  await expect(page.getByRole("columnheader", { name: "Saldo", exact: true })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );

  await page.getByRole("button", { name: `Acciones de ${email}` }).click();
  await page.getByRole("menuitem", { name: "Editar" }).click();
  const form = page.getByRole("dialog", { name: `Editar ${username}` });
  await expect(form).toBeVisible();
  await page.reload();
  await expect(form.getByLabel("Nombre")).toHaveValue(username);
  await page.goBack();
  await expect(form).toBeHidden();
  await expect(page.getByLabel("Buscar")).toHaveValue(email);

  await page.getByLabel("Buscar").fill("no hay nadie así");
  await expect(page.getByText("No se encontraron clientes")).toBeVisible();
  await page.getByRole("button", { name: "Quitar filtros" }).click();
  await expect(page.getByRole("navigation", { name: "Páginas" })).toContainText("1–25 de");
});
