import { randomUUID } from "node:crypto";
import { cents } from "@cantina/domain/kernel";
import type { Locator, Page } from "@playwright/test";
import { desk as monitor, expectAccessibleAtDeskAndPhone, phone } from "./fixtures/axe.ts";
import { openClientDesk } from "./fixtures/client-desk.ts";
import { readSheet, saved } from "./fixtures/files.ts";
import { openSession, value } from "./fixtures/office.ts";
import { pictureFile, storedPicture } from "./fixtures/picture-files.ts";
import { expect, test } from "./fixtures/test.ts";
import { toast } from "./fixtures/toast.ts";

/** Leaves a form in which something was typed. */
async function discard(page: Page, form: Locator): Promise<void> {
  await form.getByRole("button", { name: "Cancelar", exact: true }).click();
  await page
    .getByRole("alertdialog", { name: "¿Descartar los cambios?" })
    .getByRole("button", { name: "Descartar" })
    .click();
  await expect(form).toBeHidden();
}

const rows = (page: Page) => page.getByRole("table", { name: "Clientes" }).getByRole("row");

test("[CLIENTS-17] a commensal's photo is cut and kept, and the statement and both lists are exported", async ({
  enter,
  office,
  cantina,
}) => {
  const { addFamily, sellOnAccount } = await openClientDesk(cantina.url);
  const family = await addFamily();
  const { email, username } = family;
  const name = `Ana ${family.commensals[0]?.lastName}`;
  await sellOnAccount(family, (await office.addProduct({ price: 7_500 })).id);
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, `/manage_users?text=${email}`);
  const edit = async (): Promise<Locator> => {
    await page.getByRole("button", { name: `Acciones de ${email}` }).click();
    await page.getByRole("menuitem", { name: "Editar" }).click();
    return page.getByRole("dialog", { name: `Editar ${username}` });
  };
  const form = await edit();
  await form.getByRole("button", { name: `Editar a ${name}` }).click();
  await form.getByLabel("Archivo de la foto").setInputFiles(pictureFile);
  await expect(form.getByRole("button", { name: "Quitar foto" })).toBeVisible();
  await form.getByRole("button", { name: "Aceptar" }).click();
  await form.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(page, `Se guardó el cliente ${email}.`)).toBeVisible();
  await expect((await edit()).locator("img")).toHaveAttribute("src", storedPicture);
  await page.keyboard.press("Escape");
  await expect(form).toBeHidden();

  await page.getByRole("button", { name: `Ver el detalle: ${email}` }).click();
  const statement = page.getByRole("dialog", { name: "Estado de cuenta" });
  await expect(statement.getByRole("list", { name: "Movimientos" }).getByRole("listitem")).toHaveCount(1);
  const sheet = await readSheet(await saved(page, () => statement.getByRole("button", { name: "Exportar" }).click()));
  expect(sheet.rows.map((row) => row.slice(1))).toEqual([
    ["Movimiento", "Detalle", "Importe", "Saldo"],
    ["Venta", name, -7500, -7500],
  ]);
  await statement.getByRole("button", { name: "Cerrar" }).click();
  const exported = async (file: string) => {
    await page.getByRole("button", { name: "Más acciones" }).click();
    return saved(page, () => page.getByRole("menuitem", { name: file }).click());
  };
  const people = await exported("Exportar comensales");
  expect(people.name).toBe("comensales.xlsx");
  expect((await readSheet(people)).rows.map((row) => row[0])).toEqual(["Nombre", "Ana"]);
  await expect(page.getByText("Exportando…")).toBeHidden();
  const clients = await exported("Exportar clientes");
  expect(clients.name).toBe("clientes.xlsx");
  expect((await readSheet(clients)).rows[1]).toEqual([email, username, name, -7500, -10_000, "General", ""]);
});

test.describe("at a desk", () => {
  test.use({ viewport: monitor });

  test(
    "[CLIENTS-08] clients and categories are accessible and fit a phone",
    { tag: "@long" },
    async ({ enter, cantina }) => {
      const [session] = await openSession(cantina.url, "administrator");
      const page = await enter(session, "/manage_users");
      await expect(rows(page).nth(1)).toBeVisible();
      await expectAccessibleAtDeskAndPhone(page, "the list");
      const { desk, addFamily } = await openClientDesk(cantina.url);
      const family = await addFamily();
      await page.goto(`/manage_users?text=${family.email}&edit=${family.id}`);
      const form = page.getByRole("dialog", { name: `Editar ${family.username}` });
      await form
        .getByRole("button", { name: /^Editar a /u })
        .first()
        .click();
      await form.getByRole("button", { name: "Agregar comensal" }).click();
      await form.getByRole("button", { name: "Guardar" }).click();
      await expect(form.getByText("¡Por favor ingrese nombre!")).toBeVisible();
      await expectAccessibleAtDeskAndPhone(page, "the form of a client");
      // Meanwhile somebody else changes the same client.
      await page.setViewportSize(phone);
      const terms = { discountCategoryId: null, minimumBalance: cents(-2_000_000), commensals: [] };
      value(
        await desk.updateClient(
          { params: { profileId: family.id }, body: { ...terms, username: "Otro nombre", version: family.version } },
          { idempotencyKey: randomUUID() },
        ),
      );
      await expect(page.getByText(/Otra persona cambió este cliente/u)).toBeInViewport({ ratio: 1 });
      await discard(page, page.getByRole("dialog", { name: "Editar Otro nombre" }));
      await page.getByLabel("Buscar").fill("");
      // The first of all, and not the one that was found before, who has no movements.
      await expect(rows(page).nth(2)).toBeVisible();
      await page
        .getByRole("button", { name: /^Ver el detalle: /u })
        .first()
        .click();
      await expect(page.getByRole("list", { name: "Movimientos" })).toBeVisible();
      await expectAccessibleAtDeskAndPhone(page, "the statement");
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog", { name: "Estado de cuenta" })).toBeHidden();
      await page.getByRole("tab", { name: "Clientes" }).press("ArrowRight");
      await expect(page.getByRole("list", { name: "Categorías" }).getByRole("listitem").first()).toBeVisible();
      await expectAccessibleAtDeskAndPhone(page, "the categories");
    },
  );
});
