import { randomUUID } from "node:crypto";
import { type Clock, cents } from "@cantina/domain/kernel";
import { currencyOf } from "@cantina/domain/payments";
import { type Directa24Settings, directa24Provider } from "@cantina/server/directa24";
import { type Check, held, holds } from "./probe.ts";

export type TestMerchant = { readonly accountId: string; readonly country: string };

/** What the adapter of Directa24 relies on; nobody pays on the page that it opens. */
export const probeDirecta24 =
  (settings: Directa24Settings, { accountId, country }: TestMerchant, clock: Pick<Clock, "now">) =>
  async (check: Check): Promise<void> => {
    const addresses = { back: () => "https://example.com/", notices: () => null };
    const provider = directa24Provider(settings, addresses, clock);
    const currency = currencyOf(country) ?? "";
    await check("la cuenta es de prueba", async () => {
      holds(!provider.isLive, "es la dirección real: aquí no se cobra de verdad");
      holds(provider.serves(country), `no atiende en ${country}`);
    });
    const [reference, key, total] = [randomUUID(), randomUUID(), cents(100_00)];
    const buyer = { id: randomUUID(), email: "sonda@example.com" };
    const asked = { reference, number: 1, key, total, currency, country, accountId, buyer };
    const opened = await check("abre su página", async () => held(await provider.open(asked)));
    await check("la misma clave abre la misma página", async () => {
      holds(held(await provider.open(asked)).payment.id === opened.payment.id, "abrió otra");
    });
    await check("se lee", async () => {
      const payment = held(await provider.read(opened.payment.id));
      holds(payment.state === "PENDING", payment.state);
      holds(payment.total === total && payment.currency === currency, "otro importe u otra moneda");
    });
  };
