import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type Clock, cents } from "@cantina/domain/kernel";
import type { CardCharge, ProviderPayment } from "@cantina/domain/payments";
import { type MercadoPagoSettings, mercadoPagoLinks, mercadoPagoProvider } from "@cantina/server/mercado-pago";
import * as v from "valibot";
import { type Check, held, holds } from "./probe.ts";

/** A test seller's credentials. */
export type TestSeller = { readonly accessToken: string; readonly publicKey: string; readonly buyerEmail: string };

// Of the provider's own list of cards for tests.
const testCard = { card_number: "4509953566233704", security_code: "123", expiration_month: 11, expiration_year: 2030 };
const identification = { type: "DNI", number: "12345678" };

/** As the page's form does; the holder's name decides how the charge ends. */
async function cardToken(apiUrl: string, { publicKey }: TestSeller, holder: string): Promise<string> {
  const response = await fetch(`${apiUrl}/v1/card_tokens?public_key=${encodeURIComponent(publicKey)}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...testCard, cardholder: { name: holder, identification } }),
    signal: AbortSignal.timeout(10_000),
  });
  const read = v.safeParse(v.object({ id: v.string() }), await response.json().catch(() => null));
  holds(response.ok && read.success, `${response.status}`);
  return read.success ? read.output.id : "";
}

const searchPauseMs = 1_000;
const searches = 30;

/** What the adapter of Mercado Pago relies on, with a test seller's money. Amounts in minor units. */
export const probeMercadoPago =
  (settings: MercadoPagoSettings, seller: TestSeller, clock: Pick<Clock, "now">) =>
  async (check: Check): Promise<void> => {
    const { apiUrl } = settings;
    const { accessToken: token, buyerEmail } = seller;
    const provider = mercadoPagoProvider(settings);
    const links = mercadoPagoLinks({ ...settings, returnUrl: () => "", now: () => clock.now() });
    await check("la cuenta es de prueba", async () => {
      holds(!held(await links.whoIs(token)).isLive, "es una cuenta real: aquí no se cobra de verdad");
    });
    const chargeWith = async (holder: string): Promise<CardCharge> => ({
      cardToken: await cardToken(apiUrl, seller, holder),
      methodId: "visa",
      issuerId: null,
      identification,
      reference: randomUUID(),
      key: randomUUID(),
      total: cents(10_50),
      commission: null,
      buyerEmail,
      description: "Sonda",
      customerId: null,
      noticeUrl: null,
    });
    const charge = await check("una tarjeta de prueba", () => chargeWith("APRO"));
    const paid = await check("se cobra una vez", async (): Promise<ProviderPayment> => {
      const payment = held(await provider.charge(token, charge));
      holds(payment.state === "APPROVED" && !payment.isLive, `${payment.state}: ${payment.detail}`);
      holds(payment.total === charge.total && payment.reference === charge.reference, "otro importe u otra referencia");
      return payment;
    });
    await check("la misma clave no cobra otra vez", async () => {
      holds(held(await provider.charge(token, charge)).id === paid.id, "cobró otra vez");
    });
    await check("se lee", async () => {
      holds(held(await provider.read(token, paid.id)).state === "APPROVED", "no está aprobado");
    });
    await check("se encuentra por su referencia", async () => {
      for (let tries = 1; tries <= searches; tries += 1) {
        if (held(await provider.find(token, charge.reference)).some(({ id }) => id === paid.id)) return;
        await pause(searchPauseMs);
      }
      holds(false, `no aparece en ${searches} s`);
    });
    await check("se devuelve una vez", async () => {
      const key = randomUUID();
      held(await provider.giveBack(token, paid.id, key));
      held(await provider.giveBack(token, paid.id, key));
      const { state, returned } = held(await provider.read(token, paid.id));
      holds(state === "REFUNDED" && returned === paid.total, state);
    });
    await check("una tarjeta rechazada no se cobra", async () => {
      const { state } = held(await provider.charge(token, await chargeWith("OTHE")));
      holds(state === "REJECTED", state);
    });
  };
