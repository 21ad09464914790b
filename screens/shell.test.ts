import { subscriptionEndpoints } from "@cantina/contract/subscriptions";
import { switchFeatures } from "../e2e/fixtures/features.ts";
import { clientFor, openSession } from "../e2e/fixtures/office.ts";
import { cut } from "./harness/line.ts";
import { expect, test } from "./harness/test.ts";
import { openTill } from "./harness/till.ts";

const systemInformation = /\/system-information$/u;
const allProducts = /\/cafeterias\/[^/]+\/products$/u;

test("an unknown path is told as not found, within the frame to who is signed in, and leads back", async ({
  page,
  till,
}) => {
  const told = page.getByText("La página que estas buscando no existe.", { exact: true });
  await page.goto("/no-existe");
  await expect(told).toBeVisible();
  await expect(page.getByText("Ops, algo salio mal. Lo sentimos.", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Menú", exact: true })).toHaveCount(0);

  await till();
  await page.goto("/tampoco");
  await expect(told).toBeVisible();
  await expect(page.getByRole("button", { name: "Menú", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Actualizar" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { name: "Venta", exact: true })).toBeAttached();
});

test("the minimum version itself is new enough, a failed version check is silent, and one below the minimum is blocked at work too", async ({
  page,
  till,
  line,
}) => {
  const minimum = (version: string) => () => Response.json({ data: { minimumWebAppVersion: version } });
  const refusal = page.getByRole("alertdialog", { name: "Actualizar aplicación" });
  // The first one loads what the others must not show.
  for (const [answer, isRefused] of [
    [minimum("0.4.0"), true],
    [minimum("0.3.1"), false],
    [() => new Response("", { status: 500 }), false],
    [minimum("ayer"), false],
  ] as const) {
    let isAnswered = false;
    const letThrough = line.meet(systemInformation, () => {
      isAnswered = true;
      return Promise.resolve(answer());
    });
    await page.goto("/login");
    if (isRefused) await expect(refusal).toBeVisible();
    else {
      await expect.poll(() => isAnswered).toBe(true);
      // By then the answer has been heard.
      await page.getByRole("link", { name: "¿Olvidó su contraseña?" }).click();
      await expect(page.getByRole("heading", { name: "Recuperar contraseña" })).toBeVisible();
      await expect(page.getByRole("alertdialog")).toHaveCount(0);
      await expect(page.getByRole("alert")).toHaveCount(0);
    }
    letThrough();
  }
  await till();
  line.meet(systemInformation, () => Promise.resolve(minimum("0.4.0")()));
  await page.reload();
  await expect(refusal).toBeVisible();
});

test("an employee of an empty catalogue is told that an administrator must create products", async ({
  enter,
  cantina,
  office,
  line,
}) => {
  await office.openRegisters();
  const [session] = await openSession(cantina.url, "employee");
  line.meet(allProducts, () => Promise.resolve(Response.json({ data: [] })));
  const page = await enter(session);
  await expect(page.getByText("No existen productos en la cafetería", { exact: true })).toBeVisible();
  await expect(
    page.getByText("Un administrador debe crear productos para poder vender.", { exact: true }),
  ).toBeVisible();
});

test("a catalogue that can't be read says so, keeps trying and comes", async ({ enter, cantina, line }) => {
  const [session] = await openSession(cantina.url, "employee");
  const mend = line.meet(allProducts, cut);
  const page = await enter(session);
  await expect(page.getByText("No se pudo cargar el catálogo", { exact: true })).toBeVisible();
  mend();
  await page.getByRole("button", { name: "Reintentar" }).click();
  await openTill(page);
});

test("a function that is off, or is switched off meanwhile or in the middle of a save, is told as that and never as a lost link", async ({
  enter,
  cantina,
  office,
  line,
}) => {
  const { id: cafeteriaId, name } = await office.readCafeteria();
  const without = () =>
    switchFeatures(cantina.url, name, (before) => before.filter((feature) => feature !== "subscriptions"));
  const before = await without();
  try {
    const [session] = await openSession(cantina.url, "administrator");
    const own = clientFor(cantina.url, session.jwt);
    const page = await enter(session, "/subscriptions");
    const told = page.getByText(
      "La función «Mensualidades» no está habilitada en esta cafetería. La puede habilitar un administrador del sistema, en Cafeterias.",
      { exact: true },
    );
    await expect(told).toBeVisible();
    await expect(page.getByRole("heading", { name: "Mensualidades", exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Menú", exact: true })).toBeVisible();
    await switchFeatures(cantina.url, name, () => before);
    const create = page.getByRole("button", { name: "Crear mensualidad" });
    await expect(create).toBeVisible();
    await without();
    await expect(told).toBeVisible();
    await expect(page.getByText(/sin conexión/iu)).toHaveCount(0);

    await switchFeatures(cantina.url, name, () => before);
    await create.click();
    const form = page.getByRole("dialog", { name: "Crear mensualidad" });
    await form.getByLabel("Nombre").fill("Vianda");
    await form.getByRole("textbox", { name: "Precio" }).fill("100");
    await form.getByRole("button", { name: "Lunes" }).click();
    const answers: number[] = [];
    line.meet(/\/subscriptions$/u, async (send, { method }) => {
      if (method !== "POST") return send();
      await without();
      // The server remembers for a moment what the session may do.
      await expect
        .poll(async () => (await own.call(subscriptionEndpoints.listSubscriptions, { params: { cafeteriaId } })).ok)
        .toBe(false);
      const answer = await send();
      answers.push(answer.status);
      return answer;
    });
    await form.getByRole("button", { name: "Crear", exact: true }).click();
    await expect(form.getByText("Esta función no está habilitada en la cafetería", { exact: false })).toBeVisible();
    await expect.poll(() => answers).toEqual([403]);
    // What was typed stands there until the form is closed. FORM-34
    await expect(form.getByLabel("Nombre")).toHaveValue("Vianda");
    await form.getByRole("button", { name: "Cancelar" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Descartar" }).click();
    await expect(told).toBeVisible();
    await expect(page.getByText(/sin conexión/iu)).toHaveCount(0);
  } finally {
    await switchFeatures(cantina.url, name, () => before);
  }
});

test("a server in trouble is told when a mail is asked for, and when a password is changed", async ({ page, line }) => {
  line.meet(/\/authentication\/(?:start|confirm)-reset-password$/u, () =>
    Promise.resolve(new Response("", { status: 500 })),
  );
  await page.goto("/forgot-password");
  await page.getByLabel("Email").fill("empleado@demo.cantina");
  await page.getByRole("button", { name: "Enviar" }).click();
  await expect(page.getByRole("alert")).toHaveText("Ocurrió un problema al enviar el email");

  await page.goto("/change-password?token=x&authenticationUserId=00000000-0000-4000-8000-000000000000");
  await page.getByLabel("Nueva contraseña").fill("Correcta2026");
  await page.getByLabel("Repita la contraseña").fill("Correcta2026");
  await page.getByRole("button", { name: "Cambiar contraseña" }).click();
  await expect(page.getByRole("alert")).toHaveText("Ocurrió un problema al cambiar la contraseña");
});
