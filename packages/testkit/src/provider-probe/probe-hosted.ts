import { randomUUID } from "node:crypto";
import { type Clock, cents } from "@cantina/domain/kernel";
import { type HostedProvider, currencyOf } from "@cantina/domain/payments";
import { type Check, held, holds } from "./probe.ts";

/** What the provider calls a canteen of its tests, and in which country that stands. */
export type TestMerchant = { readonly accountId: string; readonly country: string };

/** Nothing comes back from pages that a probe opens. */
export const noAddresses = { back: () => "https://example.com/", notices: () => null };

/** What the adapter of a provider with a page of its own relies on; nobody pays on the page that it opens. */
export const probeHosted =
  (provider: HostedProvider, { accountId, country }: TestMerchant, clock: Pick<Clock, "now">) =>
  async (check: Check): Promise<void> => {
    const currency = currencyOf(country) ?? "";
    await check("la cuenta es de prueba", async () => {
      holds(!provider.isLive, "es la dirección real: aquí no se cobra de verdad");
      holds(provider.serves(country), `no atiende en ${country}`);
    });
    const [reference, key, total, openedAt] = [randomUUID(), randomUUID(), cents(100_00), clock.now()];
    const buyer = { id: randomUUID(), email: "sonda@example.com" };
    const asked = { reference, number: 1, key, total, currency, country, accountId, buyer };
    const opened = await check("abre su página", async () => held(await provider.open(asked)));
    // Where we name the payment, no key says that it is the same one.
    if (provider.paymentIdOf === null)
      await check("la misma clave abre la misma página", async () => {
        holds(held(await provider.open(asked)).payment.id === opened.payment.id, "abrió otra");
      });
    await check("se lee", async () => {
      const payment = held(await provider.read(opened.payment.id, { total, currency, openedAt }, accountId));
      holds(payment.state === "PENDING", payment.state);
      holds(payment.total === total && payment.currency === currency, "otro importe u otra moneda");
    });
  };
