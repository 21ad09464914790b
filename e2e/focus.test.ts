import type { Locator, Page } from "@playwright/test";
import { goByRail } from "./fixtures/day-screens.ts";
import { openSession } from "./fixtures/office.ts";
import { expect, test } from "./fixtures/test.ts";

/** Opens by keyboard, so that the opener is certainly what had the focus. */
async function openFrom(opener: Locator): Promise<void> {
  await opener.focus();
  await opener.press("Enter");
}

async function expectReturn(page: Page, opener: Locator, overlay: Locator): Promise<void> {
  await expect(overlay).toBeVisible();
  await expect(overlay.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(overlay).toBeHidden();
  await expect(opener).toBeFocused();
}

test.describe("with all that moves", () => {
  test.use({ reducedMotion: "no-preference" });

  test(
    "focus returns to what opened each dialog, popover, menu, drawer and prompt, and to the diner's button after a choice",
    { tag: "@long" },
    async ({ till, office }) => {
      const [limited, free] = [await office.addProduct({ dailyLimit: 0 }), await office.addProduct()];
      const counter = await till();
      const { page } = counter;
      const overlays = [
        { opener: counter.generic, overlay: page.getByRole("dialog", { name: "Producto genérico" }) },
        { opener: counter.discount, overlay: page.getByRole("dialog", { name: "Descuento del vendedor" }) },
        { opener: counter.note, overlay: page.getByRole("dialog", { name: "Descripción" }) },
        { opener: counter.settings, overlay: page.getByRole("dialog", { name: "Configuración de la venta" }) },
        {
          opener: page.getByRole("button", { name: "Menú", exact: true }),
          overlay: page.getByRole("dialog", { name: "Menú" }),
        },
        {
          opener: page.getByRole("button", { name: "Movimientos de caja" }),
          overlay: page.getByRole("dialog", { name: "Movimientos de caja" }),
        },
      ];
      for (const { opener, overlay } of overlays) {
        // Twice: the first opening also loads the overlay's code.
        for (const _ of ["first", "second"]) {
          await openFrom(opener);
          await expectReturn(page, opener, overlay);
        }
      }

      const tutorials = page.getByRole("button", { name: "Tutoriales" });
      await openFrom(tutorials);
      const menu = page.getByRole("menu");
      await expect(menu).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await expect(tutorials).toBeFocused();

      await openFrom(counter.diner);
      await expect(counter.cart.getByRole("combobox", { name: "Buscar comensal" })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(counter.diner).toBeFocused();
      await counter.chooseDiner("Valentina Gómez");
      await expect(counter.diner).toBeFocused();

      await counter.add(limited.name);
      await counter.pay("Efectivo");
      await openFrom(counter.deliver);
      const prompt = counter.prompt("Límite de stock diario superado");
      await expect(prompt).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(prompt).toBeHidden();
      await expect(counter.deliver).toBeFocused();

      // Enter in a field adds the item and sells nothing, although all of it could be sold.
      await counter.clear.click();
      await counter.add(free.name);
      await counter.pay("Efectivo");
      await counter.generic.click();
      const dialog = page.getByRole("dialog", { name: "Producto genérico" });
      await dialog.getByLabel("Nombre").fill("Fotocopias");
      await dialog.getByLabel("Nombre").press("Enter");
      await expect(dialog.getByText("Por favor ingrese un precio", { exact: true })).toBeVisible();
      await dialog.getByLabel("Precio").fill("300");
      await dialog.getByLabel("Precio").press("Enter");
      await expect(dialog).toBeHidden();
      await expect(counter.line("Fotocopias")).toBeVisible();
      await expect(counter.deliver).toBeEnabled();
      expect(await office.ordersWith(free.id)).toHaveLength(0);
    },
  );
});

test(
  "every dialog of the office opens, tells its faults, and gives the focus back by keyboard alone",
  { tag: "@long" },
  async ({ enter, cantina }) => {
    const [session] = await openSession(cantina.url, "administrator");
    const page = await enter(session, "/coupons");
    const check = async (opener: Locator, submit?: string, itemKey?: "Home" | "End"): Promise<void> => {
      await openFrom(opener);
      if (itemKey !== undefined) {
        await expect(page.getByRole("menu")).toBeFocused();
        await page.keyboard.press(itemKey);
        await page.keyboard.press("Enter");
      }
      const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
      await expect(dialog).toBeVisible();
      await expect(dialog.locator(":focus")).toHaveCount(1);
      if (submit !== undefined) {
        await dialog.getByRole("button", { name: submit, exact: true }).press("Enter");
        await expect(dialog.locator('[aria-invalid="true"]').first()).toBeFocused();
      }
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    };
    const first = (name: RegExp): Locator => page.getByRole("button", { name }).first();

    await check(page.getByRole("button", { name: "Crear cuponera" }), "Crear");
    for (const name of [/^Editar /u, /^Eliminar /u, /^Vender /u]) await check(first(name));
    await goByRail(page, "Abonos Mensuales");
    await check(page.getByRole("button", { name: "Crear abono" }), "Crear");
    for (const name of [/^Editar /u, /^Eliminar /u, /^Vender /u]) await check(first(name));
    await goByRail(page, "Mensualidades");
    await check(page.getByRole("button", { name: "Crear mensualidad" }), "Crear");
    for (const name of [/^Editar /u, /^Eliminar /u]) await check(first(name));
    await page.getByRole("tab", { name: "Comensales" }).click();
    await check(page.getByRole("button", { name: "Asociar comensales" }), "Asociar");
    await goByRail(page, "Clientes");
    await check(page.getByRole("button", { name: "Crear cliente" }), "Crear");
    for (const name of [/^Recargar /u, /^Ver el detalle: /u]) await check(first(name));
    await check(first(/^Acciones de /u), "Eliminar", "End");
    await check(first(/^Acciones de /u), undefined, "Home");
    await check(page.getByRole("button", { name: "Asociar tarjeta" }));
    await page.getByRole("tab", { name: "Categorias" }).click();
    await check(page.getByRole("button", { name: "Crear categoría" }), "Crear");
    for (const name of [/^Editar /u, /^Eliminar /u]) await check(first(name));

    await goByRail(page, "Métricas");
    await check(page.getByRole("button", { name: "Ver todas" }));
    // Of words alone: the popover itself takes the focus.
    const definition = page.getByRole("button", { name: "Qué cuenta Pedidos" });
    await openFrom(definition);
    await expect(page.getByRole("dialog", { name: "Pedidos" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(definition).toBeFocused();

    await goByRail(page, "Control de stock");
    await check(page.getByRole("button", { name: "Activar stock" }), "Activar");
    await check(first(/^Registrar movimiento de /u), "Guardar");
    await check(first(/Registros de /u));
    await check(first(/^Acciones de /u), undefined, "Home");
    // The first of its items is the upload.
    await check(page.getByRole("button", { name: "Más acciones" }), undefined, "Home");
    await page.getByRole("tab", { name: "Conteos" }).press("Enter");
    await check(first(/Conteo del /u));
    await goByRail(page, "Inventario");
    await check(page.getByRole("button", { name: "Agregar", exact: true }), "Crear", "Home");
    await check(page.getByRole("button", { name: "Agregar", exact: true }), undefined, "End");
    await check(first(/Café molido$/u));
    await page.getByRole("checkbox", { name: /Café molido$/u }).press("Space");
    await check(page.getByRole("button", { name: "Movimiento de stock" }), "Guardar");
    await check(page.getByRole("button", { name: "Eliminar", exact: true }));
    await page.getByRole("tab", { name: "Producción" }).press("Enter");
    // Tomorrow alone is empty before a Saturday and a Sunday.
    await page.getByRole("button", { name: "Próximos 7 días" }).press("Enter");
    await check(first(/^Ver el detalle/u));

    // A field that is picked by search gives it back after Escape and after a choice.
    await goByRail(page, "Cuponeras");
    await openFrom(page.getByRole("button", { name: "Crear cuponera" }));
    const form = page.getByRole("dialog", { name: "Crear cuponera" });
    const picker = form.getByRole("button", { name: "Agregar producto" });
    await openFrom(picker);
    const search = form.getByRole("combobox", { name: "Buscar producto" });
    await expect(search).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(picker).toBeFocused();
    await expect(form).toBeVisible();
    await page.keyboard.press("Enter");
    await search.pressSequentially("café");
    await expect(page.getByRole("option").first()).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(form.getByRole("button", { name: /^Quitar /u })).toHaveCount(1);
    await expect(picker).toBeFocused();
  },
);
