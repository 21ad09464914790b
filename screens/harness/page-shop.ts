import { randomUUID } from "node:crypto";
import { balanceChargeEndpoints } from "@cantina/contract/balance-charges";
import { cents } from "@cantina/domain/kernel";
import { type DemoServer, openDemoServer } from "@cantina/testkit/demo-server";
import { type AccountName, clientFor, openSession, value } from "../../e2e/fixtures/office.ts";
import { expect } from "./expect.ts";
import { type Visits, visitsTo } from "./visits.ts";

type PageProvider = "DIRECTA24" | "PLEXO" | "MATTILDA";

/** A provider on whose own page a family pays. */
export type PageShop = Pick<Visits, "enter"> & {
  readonly cantina: DemoServer;
  readonly close: () => Promise<void>;
};

/** The demo in another country, on a server that reaches the stand-in of its provider, known as that feature. */
export async function openPageShop(
  country: { readonly id: string; readonly name: string },
  feature: string,
  environment: Readonly<Record<string, string>>,
): Promise<PageShop> {
  const cantina = await openDemoServer(async ({ query }) => {
    await query("insert into country (id, name) values ($1, $2) on conflict do nothing", [country.id, country.name]);
    await query(
      `update cafeteria set country_id = $1, features = array_append(array_remove(features, $2), $2)
        where name = 'Comedor San Martín'`,
      [country.id, feature],
    );
  }, environment);
  const { enter, leave } = visitsTo(cantina);
  return {
    cantina,
    enter,
    close: async () => {
      await leave();
      await cantina.stop();
    },
  };
}

/** Where the providers are set, as that account sees the one of that name. */
export async function openProvider(
  { enter }: Pick<Visits, "enter">,
  name: string,
  account: Extract<AccountName, "administrator" | "system">,
) {
  const page = await enter(account, "/configuration?topic=providers");
  const card = page.getByRole("region", { name: "Proveedores" });
  return { page, section: card.getByRole("listitem").filter({ hasText: name }).first() };
}

/** As the family's app does; where it is paid. */
export async function beginOnPage(
  { url }: Pick<DemoServer, "url">,
  amount: number,
  paymentMethod: PageProvider,
): Promise<string> {
  const [family] = await openSession(url, "family");
  const begun = await clientFor(url, family.jwt).call(
    balanceChargeEndpoints.createBalanceCharge,
    { params: { cafeteriaId: family.profile.cafeteriaId }, body: { amount: cents(amount), paymentMethod } },
    { idempotencyKey: randomUUID() },
  );
  return value(begun).paymentUrl ?? "";
}

/** As a buyer does who is led from there to the provider's page: presses a button of it, by its name; where that leads. */
export async function openBuyer(paymentUrl: string): Promise<(name: string) => Promise<string | null>> {
  const opened = await fetch(paymentUrl, { redirect: "manual" });
  expect(opened.status).toBe(303);
  const page = opened.headers.get("location") ?? "";
  return async (name) => {
    const body = new URLSearchParams({ do: name });
    const pressed = await fetch(page, { method: "POST", body, redirect: "manual" });
    return pressed.headers.get("location");
  };
}
