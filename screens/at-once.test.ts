import { randomUUID } from "node:crypto";
import { subscriptionDeskEndpoints } from "@cantina/contract/subscriptions";
import { cents } from "@cantina/domain/kernel";
import type { Subscription } from "@cantina/domain/subscriptions";
import { demoAccounts, demoPassword } from "@cantina/testkit/demo";
import { clientFor, openSession, value } from "../e2e/fixtures/office.ts";
import { loseAnswer } from "./harness/line.ts";
import type { Part } from "./harness/part.ts";
import type { Screen } from "./harness/screen.ts";
import { expect, test as base } from "./harness/test.ts";

const { createSubscription, setSubscriptionStatus, updateSubscription } = subscriptionDeskEndpoints;

/** An administrator, and what they do with subscriptions elsewhere. */
async function openColleague(url: string) {
  const [session] = await openSession(url, "administrator");
  const client = clientFor(url, session.jwt);
  const params = { cafeteriaId: session.profile.cafeteriaId };
  const draft = (name: string, price: number) =>
    ({ name, payDayPrices: [{ day: 1, price: cents(price * 100) }], availableWeekDates: ["MONDAY"] }) as const;
  const keyed = () => ({ idempotencyKey: randomUUID() });
  return {
    session,
    add: async (): Promise<Subscription> => {
      const body = draft(`Vianda ${randomUUID().slice(0, 6)}`, 100);
      return value(await client.call(createSubscription, { params, body }, keyed()));
    },
    reprice: async ({ id, name, version }: Subscription, price: number): Promise<void> => {
      const body = { ...draft(name, price), version };
      value(await client.call(updateSubscription, { params: { ...params, subscriptionId: id }, body }, keyed()));
    },
    /** And tells how it was left. */
    disable: async ({ id }: Subscription): Promise<Subscription["status"]> => {
      const request = { params: { ...params, subscriptionId: id }, body: { status: "DISABLED" } } as const;
      return value(await client.call(setSubscriptionStatus, request, keyed())).status;
    },
  };
}

const test = base.extend<{ readonly colleague: Awaited<ReturnType<typeof openColleague>> }>({
  colleague: async ({ cantina }, provide) => provide(await openColleague(cantina.url)),
});

const card = (page: Screen, { name }: Subscription): Part => page.getByRole("listitem").filter({ hasText: name });
const press = (page: Screen, one: Subscription, shown: "Activa" | "Inactiva"): Promise<void> =>
  card(page, one).getByText(shown, { exact: true }).click();
const notice = (page: Screen, title: string): Part =>
  page.locator("[data-scope=toast][data-part=root]").filter({ hasText: title });
const act = (page: Screen, title: string, label: "Deshacer" | "Reintentar"): Promise<void> =>
  notice(page, title).getByRole("button", { name: label }).click();
function gate() {
  let open = (): void => undefined;
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, isOpen };
}

const off = ({ name }: Subscription): string => `Se desactivó la mensualidad ${name}.`;
const on = ({ name }: Subscription): string => `Se activó la mensualidad ${name}.`;

test("[SUBS-17] 'Deshacer' leaves alone what somebody edited or switched meanwhile", async ({ enter, colleague }) => {
  const lunch = await colleague.add();
  const page = await enter(colleague.session, "/subscriptions");
  await press(page, lunch, "Activa");
  await expect(notice(page, off(lunch))).toContainText("Ya no se cobrará a ningún comensal");
  await colleague.reprice(lunch, 7_777);
  await act(page, off(lunch), "Deshacer");
  await expect(notice(page, `No se pudo activar la mensualidad ${lunch.name}.`)).toContainText(
    "Otra persona hizo cambios mientras tanto. Revise cómo está ahora.",
  );
  await expect(card(page, lunch)).toContainText("7.777");
  await expect(card(page, lunch).getByText("Inactiva", { exact: true })).toBeVisible();

  await press(page, lunch, "Inactiva");
  await expect(notice(page, on(lunch))).toBeVisible();
  await expect(card(page, lunch).getByText("Activa", { exact: true })).toBeVisible();
  expect(await colleague.disable(lunch)).toBe("DISABLED");
  await act(page, on(lunch), "Deshacer");
  await expect(notice(page, `No se pudo desactivar la mensualidad ${lunch.name}.`)).toContainText(
    "La mensualidad cambió de estado. Revise si está activa o inactiva.",
  );
  await expect(card(page, lunch).getByText("Inactiva", { exact: true })).toBeVisible();
});

test("[FORM-09] what nobody answered is sent again as the same, and an undo is a call of its own", async ({
  enter,
  colleague,
  line,
}) => {
  const lunch = await colleague.add();
  const page = await enter(colleague.session, "/subscriptions");
  const calls = line.watch(/\/status$/u);
  const giveBack = line.meet(/\/status$/u, loseAnswer);
  await press(page, lunch, "Activa");
  const failed = `No se pudo desactivar la mensualidad ${lunch.name}.`;
  await expect(notice(page, failed)).toBeVisible();
  giveBack();
  await act(page, failed, "Reintentar");
  await act(page, off(lunch), "Deshacer");
  await expect(notice(page, on(lunch))).toContainText("Se vuelve a cobrar y a entregar.");
  await expect(card(page, lunch).getByText("Activa", { exact: true })).toBeVisible();
  const [first, again, undo, ...others] = calls.map(({ header }) => header("idempotency-key"));
  expect(again).toBe(first);
  expect(undo).not.toBe(first);
  expect(others).toEqual([]);
});

test("[FORM-09] a second press does nothing until the screen shows what the first one did, and one for something else is another", async ({
  enter,
  colleague,
  line,
}) => {
  const [lunch, snack] = [await colleague.add(), await colleague.add()];
  const page = await enter(colleague.session, "/subscriptions");
  await expect(card(page, lunch)).toBeVisible();
  const calls = line.watch(/\/status$/u);
  const { open, isOpen } = gate();
  line.meet(/\/subscriptions$/u, async (send) => {
    await isOpen;
    return send();
  });
  for (const one of [lunch, snack, lunch]) await press(page, one, "Activa");
  await expect(notice(page, off(lunch))).toBeVisible();
  await expect(notice(page, off(snack))).toBeVisible();
  await press(page, lunch, "Activa");
  open();
  for (const one of [lunch, snack]) await expect(card(page, one).getByText("Inactiva", { exact: true })).toBeVisible();
  await act(page, off(snack), "Deshacer");
  await expect(card(page, snack).getByText("Activa", { exact: true })).toBeVisible();
  await expect(card(page, lunch).getByText("Inactiva", { exact: true })).toBeVisible();
  expect(calls.map(({ path }) => [lunch, snack].findIndex(({ id }) => path.includes(id)))).toEqual([0, 1, 1]);
});

test("[FORM-09] what the screen shows can be pressed, though others are still being read again", async ({
  enter,
  colleague,
  line,
}) => {
  const lunch = await colleague.add();
  const page = await enter(colleague.session, "/subscriptions");
  await expect(card(page, lunch)).toBeVisible();
  const { open, isOpen } = gate();
  line.meet(/\/subscriptions\/commensals$/u, async (send) => {
    await isOpen;
    return send();
  });
  await press(page, lunch, "Activa");
  await expect(card(page, lunch).getByText("Inactiva", { exact: true })).toBeVisible();
  await press(page, lunch, "Inactiva");
  await expect(notice(page, on(lunch))).toBeVisible();
  await expect(card(page, lunch).getByText("Activa", { exact: true })).toBeVisible();
  open();
});

async function signInAgain(page: Screen): Promise<void> {
  await page.getByRole("button", { name: "Cerrar sesión" }).click();
  await page.getByLabel("Email").fill(demoAccounts.administrator.email);
  await page.getByRole("textbox", { name: "Contraseña" }).fill(demoPassword);
  await page.getByRole("button", { name: "Iniciar sesión" }).click();
  // Where a notice would be.
  await expect(page.getByRole("region", { name: /^Avisos/u })).toBeAttached();
}

async function goTo(page: Screen, name: string): Promise<void> {
  await page.getByRole("button", { name: "Menú", exact: true }).click();
  await page.getByRole("dialog", { name: "Menú" }).getByRole("link", { name }).click();
}

test("[SESSION-13] who signs in sees no notice of who was there before, nor of what ends only then", async ({
  enter,
  colleague,
  line,
  office,
}) => {
  await office.openRegisters();
  const [done, late, own] = [await colleague.add(), await colleague.add(), await colleague.add()];
  const page = await enter(colleague.session, "/subscriptions");
  await press(page, done, "Activa");
  await expect(notice(page, off(done))).toBeVisible();
  const { open, isOpen } = gate();
  const stop = line.meet(/\/status$/u, async (send) => {
    const answer = await send();
    await isOpen;
    return answer;
  });
  const calls = line.watch(/\/status$/u);
  await press(page, late, "Activa");
  await expect.poll(() => calls.length).toBe(1);
  await signInAgain(page);
  // Asked once: by and by it goes anyway.
  expect(await notice(page, off(done)).count()).toBe(0);
  stop();
  open();
  await goTo(page, "Mensualidades");
  await expect(card(page, late).getByText("Inactiva", { exact: true })).toBeVisible();
  await press(page, own, "Activa");
  await expect(notice(page, off(own))).toBeVisible();
  expect(await notice(page, off(late)).count()).toBe(0);
});
