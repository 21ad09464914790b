import { type MattildaSettings, mattildaPayouts } from "@cantina/server/mattilda";
import { type Check, held, holds } from "./probe.ts";

export type PaidOutMerchant = { readonly merchantId: string };

/** What the adapter of Mattilda relies on; it only reads. */
export const probeMattilda =
  (settings: MattildaSettings, { merchantId }: PaidOutMerchant) =>
  async (check: Check): Promise<void> => {
    const payouts = mattildaPayouts(settings);
    const page = await check("dice las liquidaciones", async () => held(await payouts.list(merchantId, 1)));
    const [first] = page.data;
    if (first === undefined) return;
    await check("da el archivo de la primera", async () => {
      holds(held(await payouts.file(merchantId, first.id)) !== null, "no lo tiene");
    });
  };
