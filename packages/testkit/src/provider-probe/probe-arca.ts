import { type Clock, cents, localDateOf, noMoney, timeZone } from "@cantina/domain/kernel";
import { type ArcaSettings, arcaAddresses, arcaAuthority } from "@cantina/server/arca";
import { type Check, held, holds } from "./probe.ts";

export type TestIssuer = { readonly cuit: string; readonly pointOfSale: number };

/** Factura C. */
const documentType = 11;
const zone = "America/Argentina/Buenos_Aires";

/** What the adapter of ARCA relies on: one invoice of a peso, in the office's own environment for tests. */
export const probeArca =
  (settings: ArcaSettings, issuer: TestIssuer, clock: Pick<Clock, "now">) =>
  async (check: Check): Promise<void> => {
    const authority = arcaAuthority(settings, clock);
    const series = { ...issuer, documentType };
    await check("el ambiente es de homologación", async () => {
      holds(settings.invoiceUrl !== arcaAddresses.PRODUCTION.invoiceUrl, "es el real: aquí no se factura de verdad");
    });
    const ticket = await check("da un ticket", async () => held(await authority.logIn()));
    const last = await check("dice el último número", async () => held(await authority.lastNumber(ticket, series)));
    const number = last + 1;
    const [net, issuedOn] = [cents(1_00), localDateOf(clock.now(), timeZone(zone))];
    const cae = await check("autoriza el siguiente", async () => {
      const asked = { ...series, number, issuedOn, net, vat: noMoney, total: net, vatRate: null, corrects: null };
      const answer = held(await authority.authorise(ticket, asked));
      holds(answer.kind === "AUTHORISED", answer.kind === "REJECTED" ? answer.reason : answer.kind);
      return answer.kind === "AUTHORISED" ? answer.cae : "";
    });
    await check("se lee", async () => {
      const kept = held(await authority.read(ticket, series, number));
      holds(kept?.cae === cae && kept.total === net, "no es lo que autorizó");
    });
  };
