import { randomUUID } from "node:crypto";
import { balanceChargeEndpoints } from "@cantina/contract/balance-charges";
import { cents } from "@cantina/domain/kernel";
import { type DemoServer, openDemoServer } from "@cantina/testkit/demo-server";
import { type ArcaStandIn, startArca } from "@cantina/testkit/stand-ins";
import { clientFor, openSession, value } from "../../e2e/fixtures/office.ts";
import { type Visits, visitsTo } from "./visits.ts";

export type TaxOffice = {
  readonly cantina: DemoServer;
  readonly arca: ArcaStandIn;
  readonly enter: Visits["enter"];
  /** By a transfer, at the counter. */
  readonly topUp: (amount: number) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** The demo on a server that reaches the stand-in of ARCA. */
export async function openTaxOffice(): Promise<TaxOffice> {
  const arca = await startArca();
  const { certificate, key } = arca;
  const cantina = await openDemoServer(undefined, {
    CANTINA_ARCA: JSON.stringify({ certificate, key }),
    CANTINA_ARCA_URL: arca.url,
  });
  const { enter, leave } = visitsTo(cantina);
  return {
    cantina,
    arca,
    enter,
    topUp: async (amount) => {
      const [staff] = await openSession(cantina.url, "administrator");
      const [family] = await openSession(cantina.url, "family");
      value(
        await clientFor(cantina.url, staff.jwt).call(
          balanceChargeEndpoints.createBalanceCharge,
          {
            params: { cafeteriaId: staff.profile.cafeteriaId },
            body: { amount: cents(amount), paymentMethod: "TRANSFER", buyerId: family.profile.id },
          },
          { idempotencyKey: randomUUID() },
        ),
      );
    },
    close: async () => {
      await leave();
      await cantina.stop();
      await arca.close();
    },
  };
}
