import { afterAll, beforeAll } from "vitest";
import { switchFeatures } from "../e2e/fixtures/features.ts";
import { openOffice } from "../e2e/fixtures/office.ts";
import { type OnlineShop, openOnlineShop } from "./harness/online-shop.ts";
import type { Screen } from "./harness/screen.ts";
import { expect, test } from "./harness/test.ts";
import { toast } from "./harness/toast.ts";

let shop: OnlineShop;
beforeAll(async () => {
  shop = await openOnlineShop();
});
afterAll(() => shop.close());

const sectionOf = (page: Screen) =>
  page.getByRole("region", { name: "Proveedores" }).getByRole("listitem").filter({ hasText: "Mercado Pago" }).first();

const openSection = async (account: "administrator" | "system" = "administrator") => {
  const page = await shop.enter(account, "/configuration?topic=providers");
  return { page, section: sectionOf(page) };
};

/** What the seller's consent leads the browser to, in a session that began it. */
async function consent(page: Screen): Promise<URL> {
  const goOn = page.getByRole("link", { name: "Continuar en Mercado Pago" });
  await expect(goOn).toBeVisible();
  return shop.provider.consent((await goOn.getAttribute("href")) ?? "");
}

const confirm = async (page: Screen, title: string, verb: string): Promise<void> => {
  const dialog = page.getByRole("alertdialog", { name: title });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: verb, exact: true }).click();
};

test("[PROVIDER-03] [PROVIDER-04] a cafeteria is linked by the seller's consent, disabled, enabled and removed, each time asked first", async () => {
  await shop.unlink();
  const { page, section } = await openSection();
  await expect(section.getByText("Sin vincular")).toBeVisible();
  await expect(section.getByText(/^Todavía no hay una cuenta que reciba el dinero\./u)).toBeVisible();
  await section.getByRole("link", { name: "Vincular", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Abriendo Mercado Pago" })).toBeVisible();
  const { search } = await consent(page);

  await page.goto(`/mp${search}`);
  await expect(page.getByRole("heading", { name: "Vinculación con MercadoPago exitosa!" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Ir al inicio" })).toHaveAttribute("href", "/");
  await page.getByRole("link", { name: "Ver Proveedores" }).click();
  const linked = sectionOf(page);
  await expect(linked.getByText("Habilitado", { exact: true })).toBeVisible();
  await expect(linked.getByText("Autorización de Mercado Pago")).toBeVisible();
  await expect(linked.getByText("De prueba: no se cobra dinero")).toBeVisible();
  await expect(linked.getByRole("button", { name: "Credenciales propias" })).toHaveCount(0);

  await linked.getByRole("button", { name: "Deshabilitar", exact: true }).click();
  await confirm(page, "Deshabilitar Mercado Pago", "Deshabilitar");
  await expect(toast(page, "Se deshabilitó Mercado Pago.")).toBeVisible();
  await expect(linked.getByText("Deshabilitado", { exact: true })).toBeVisible();
  await linked.getByRole("button", { name: "Habilitar", exact: true }).click();
  await confirm(page, "Habilitar Mercado Pago", "Habilitar");
  await expect(linked.getByText("Habilitado", { exact: true })).toBeVisible();
  await linked.getByRole("button", { name: "Quitar", exact: true }).click();
  await confirm(page, "Quitar la cuenta de Mercado Pago", "Quitar");
  await expect(linked.getByText("Sin vincular")).toBeVisible();
});

test("[PROVIDER-03] a code that is used up, or that the seller refused, is an error with the code to be reported", async () => {
  const page = await shop.enter("administrator", "/mercadopago");
  const back = await consent(page);
  await page.goto(`/mercadopago${back.search}`);
  await expect(page.getByRole("heading", { name: "Vinculación con MercadoPago exitosa!" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "La cafetería ya está vinculada con Mercado Pago" })).toBeVisible();
  await shop.unlink();
  await page.goto(`/mercadopago${back.search}`);
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Hubo un error al Autorizar MercadoPago");
  await expect(alert).toContainText("El pedido de vinculación venció o se empezó en otra sesión.");
  await expect(alert).toContainText(
    `Informe este código de Mercado Pago a los administradores: ${back.searchParams.get("code") ?? ""}`,
  );
  await page.goto("/mp?error=access_denied");
  await expect(alert).toContainText("Hubo un error al Autorizar MercadoPago");
  await expect(alert).toContainText("a los administradores: access_denied");
  await expect(alert.getByRole("link", { name: "Ir al inicio" })).toHaveAttribute("href", "/");
});

test("[PROVIDER-03] a provider that does not answer is told, and the code with it", async () => {
  const page = await shop.enter("administrator", "/mercadopago");
  const back = await consent(page);
  shop.provider.failNext("token", { kind: "status", status: 500, when: "before" });
  await page.goto(`/mp${back.search}`);
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Hubo un error al Autorizar MercadoPago");
  await expect(alert).toContainText("Mercado Pago no respondió");
  await expect(alert).toContainText(back.searchParams.get("code") ?? "");
});

test("[PROVIDER-03] where no cafeteria is chosen yet, what came back says so; an employee is sent to the till", async () => {
  const chooser = await shop.enter("administrator", "/mp?code=TG-1");
  await chooser.close();
  localStorage.clear();
  await chooser.goto("/login");
  await chooser.getByLabel("Email").fill("regional@demo.cantina");
  await chooser.getByRole("textbox", { name: "Contraseña" }).fill("Cantina2026");
  await chooser.getByRole("button", { name: "Iniciar sesión" }).click();
  await expect(chooser.getByRole("heading", { name: "Elegir cafetería" })).toBeVisible();
  history.pushState({}, "", "/mp?code=TG-1");
  dispatchEvent(new PopStateEvent("popstate"));
  await expect(chooser.getByRole("heading", { name: "No se pudo obtener el id de la cafeteria" })).toBeVisible();
  await expect(chooser.getByRole("link", { name: "Ir al inicio" })).toHaveAttribute("href", "/");

  const employee = await shop.enter("employee", "/mp?code=TG-1");
  await expect(employee.getByRole("heading", { name: "Venta", exact: true })).toBeAttached();
});

test("[PROVIDER-02] [PROVIDER-04] own credentials are asked of whoever has them, and one that Mercado Pago refuses is told", async () => {
  await shop.unlink();
  const { page, section } = await openSection();
  await section.getByRole("button", { name: "Credenciales propias" }).click();
  const dialog = page.getByRole("dialog", { name: "Credenciales propias" });
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(dialog.getByText("Por favor ingrese el Access Token")).toBeVisible();
  await expect(dialog.getByText("Por favor ingrese la Public Key")).toBeVisible();
  const seller = shop.provider.addSeller();
  await dialog.getByLabel("Public Key").fill(seller.publicKey);
  await dialog.getByLabel("Access Token").fill("APP_USR-de-nadie");
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(dialog.getByText("Mercado Pago no acepta ese Access Token.")).toBeVisible();
  await dialog.getByLabel("Access Token").fill(` ${seller.accessToken} `);
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(page, "Se guardaron las credenciales de Mercado Pago.")).toBeVisible();
  await expect(section.getByText(String(seller.userId), { exact: true })).toBeVisible();
  await expect(section.getByText("Credenciales propias", { exact: true })).toBeVisible();
  await expect(section).not.toContainText(seller.accessToken);
});

test("[PROVIDER-01] [PROVIDER-04] percentages are the highest level's, and the buyer's part is at most the total", async () => {
  const { page: office, section: seen } = await openSection();
  await expect(seen.getByRole("heading", { name: "Mercado Pago" })).toBeVisible();
  await expect(office.getByLabel("Comisión total (%)")).toHaveCount(0);
  const { page, section } = await openSection("system");
  const own = section.getByRole("group", { name: "Comisiones de Mercado Pago" });
  const save = () => section.getByRole("button", { name: "Guardar" }).click();
  // Specification §5, 'Fees': 0 to 100 in hundredths.
  for (const [typed, told] of [
    ["", "Por favor ingrese un porcentaje"],
    ["-0,01", "Debe ser de 0 a 100, con hasta dos decimales"],
    ["100,01", "Debe ser de 0 a 100, con hasta dos decimales"],
    ["4,015", "Debe ser de 0 a 100, con hasta dos decimales"],
  ] as const) {
    await own.getByLabel("Comisión total (%)").fill(typed);
    await save();
    await expect(own.getByText(told, { exact: true })).toBeVisible();
  }
  await own.getByLabel("Comisión total (%)").fill("4,01");
  await own.getByLabel("Recargo al cliente (%)").fill("4,02");
  await save();
  await expect(own.getByText("No puede ser mayor que la comisión total")).toBeVisible();
  await own.getByLabel("Recargo al cliente (%)").fill("100,01");
  await expect(own.getByText("Debe ser de 0 a 100, con hasta dos decimales")).toBeVisible();
  await own.getByLabel("Recargo al cliente (%)").fill("2,5");
  await save();
  await expect(section.getByText("Se guardó.")).toBeVisible();
  await page.reload();
  await expect(own.getByLabel("Comisión total (%)")).toHaveValue("4,01");
  await expect(own.getByLabel("Recargo al cliente (%)")).toHaveValue("2,5");
  await expect(section.getByRole("group", { name: "Comisiones de Wallet Connect" })).toBeVisible();
});

test("[PROVIDER-04] without an application for the country only own credentials are offered, and why is said", async () => {
  await shop.unlink();
  const books = await shop.cantina.openBooks();
  const [former] = await books.query("select id, country_id from cafeteria where code = 'SM-042'", []);
  await books.query("update cafeteria set country_id = 'UY' where id = $1", [former?.["id"]]);
  const { section } = await openSection();
  await expect(
    section.getByText(/^En este servidor no hay una aplicación de Mercado Pago para el país/u),
  ).toBeVisible();
  await expect(section.getByRole("button", { name: "Credenciales propias" })).toBeVisible();
  await expect(section.getByRole("link", { name: "Vincular", exact: true })).toHaveCount(0);
  await books.query("update cafeteria set country_id = $2 where id = $1", [former?.["id"], former?.["country_id"]]);
  await books.close();
});

test("[CAFETERIA-27] a country without Mercado Pago says so in the words of the specification", async () => {
  const { name } = await (await openOffice(shop.cantina.url)).readCafeteria();
  const before = await switchFeatures(shop.cantina.url, name, (on) =>
    on.filter((one) => one !== "mercadoPago" && one !== "walletConnect"),
  );
  const { section } = await openSection();
  await expect(section.getByText("Apagado", { exact: true })).toBeVisible();
  await expect(
    section.getByText("Esta cafetería no usa Mercado Pago. Lo puede encender el administrador del sistema."),
  ).toBeVisible();
  const books = await shop.cantina.openBooks();
  const rows = await books.query("delete from country_provider where country_id = 'AR' returning feature", []);
  const { page } = await openSection();
  const card = page.getByRole("region", { name: "Proveedores" });
  await expect(card.getByText("ERROR. MercadoPago no está habilitado para este país.")).toBeVisible();
  for (const other of ["Directa24", "Plexo", "Mattilda"])
    await expect(card.getByText(`ERROR. ${other} no está habilitado para este país.`)).toBeVisible();
  for (const { feature } of rows)
    await books.query("insert into country_provider (country_id, feature) values ('AR', $1)", [feature]);
  await books.close();
  await switchFeatures(shop.cantina.url, name, () => before);
});

test("[WALLET-03] wallets pay the account that is linked: their section says whether there is one", async () => {
  const { name } = await (await openOffice(shop.cantina.url)).readCafeteria();
  const before = await switchFeatures(shop.cantina.url, name, (on) => [...new Set([...on, "walletConnect" as const])]);
  const walletSection = async () => {
    const { page } = await openSection();
    const items = page.getByRole("region", { name: "Proveedores" }).getByRole("listitem");
    return items.filter({ hasText: "Wallet Connect" }).first();
  };
  await shop.unlink();
  const waiting = await walletSection();
  await expect(waiting.getByText("Falta la cuenta", { exact: true })).toBeVisible();
  await shop.link();
  const linked = await walletSection();
  await expect(linked.getByText("Habilitado", { exact: true })).toBeVisible();
  await expect(linked.getByText(/^Las familias vinculan su billetera una vez/u)).toBeVisible();
  await switchFeatures(shop.cantina.url, name, () => before);
});
