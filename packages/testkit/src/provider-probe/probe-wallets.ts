import { randomUUID } from "node:crypto";
import { type Clock, cents } from "@cantina/domain/kernel";
import { type MercadoPagoSettings, mercadoPagoLinks, mercadoPagoWallets } from "@cantina/server/mercado-pago";
import { type Check, held, holds } from "./probe.ts";

/** A test seller's token, and a test wallet's where somebody has consented. */
export type TestWallet = {
  readonly accessToken: string;
  readonly country: string;
  readonly payerToken?: string | undefined;
};

/** What the adapter of Wallet Connect relies on: a consent that nobody answers, and the charge of a test wallet. */
export const probeWallets =
  (settings: MercadoPagoSettings, { accessToken: token, country, payerToken }: TestWallet, clock: Pick<Clock, "now">) =>
  async (check: Check): Promise<void> => {
    const seller = { token, country };
    const returnUrl = (): string => "https://example.com/";
    const wallets = mercadoPagoWallets({ ...settings, returnUrl, clock });
    const links = mercadoPagoLinks({ ...settings, returnUrl, now: () => clock.now() });
    await check("la cuenta es de prueba", async () => {
      holds(!held(await links.whoIs(token)).isLive, "es una cuenta real: aquí no se cobra de verdad");
    });
    const { agreementId } = await check("se pide un permiso", async () =>
      held(await wallets.ask(seller, { flowId: randomUUID(), clientId: randomUUID(), description: "Sonda" })),
    );
    await check("el permiso se lee", async () => {
      const state = held(await wallets.stateOf(seller, agreementId));
      holds(state === "ASKED", state);
    });
    await check("el permiso se quita", async () => {
      held(await wallets.end(seller, agreementId));
      const state = held(await wallets.stateOf(seller, agreementId));
      holds(state === "ENDED", state);
    });
    if (payerToken === undefined) return;
    const charge = {
      payerToken,
      reference: randomUUID(),
      key: randomUUID(),
      total: cents(10_50),
      commission: null,
      description: "Sonda",
    };
    const paid = await check("se cobra una vez", async () => {
      const payment = held(await wallets.charge(seller, charge));
      holds(payment.state === "APPROVED" && payment.total === charge.total, `${payment.state}: ${payment.detail}`);
      return payment;
    });
    await check("la misma clave no cobra otra vez", async () => {
      holds(held(await wallets.charge(seller, charge)).id === paid.id, "cobró otra vez");
    });
    await check("se lee y se encuentra por su referencia", async () => {
      const read = held(await wallets.read(token, paid.id));
      holds(read.reference === charge.reference && read.total === charge.total, "otro importe u otra referencia");
      holds(held(await wallets.find(token, charge.reference)).length === 1, "no aparece");
    });
    await check("se devuelve", async () => {
      held(await wallets.giveBack(token, paid.id, randomUUID()));
      const { state } = held(await wallets.read(token, paid.id));
      holds(state === "REFUNDED", state);
    });
  };
