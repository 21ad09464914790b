import type { Clock } from "@cantina/domain/kernel";
import { type PlexoSettings, comparePinnedKey, plexo } from "@cantina/server/plexo";
import { type Check, held, holds } from "./probe.ts";
import { type TestMerchant, noAddresses, probeHosted } from "./probe-hosted.ts";

/** What the adapter of that one of Plexo's interfaces relies on which is configured; nobody pays. */
export const probePlexo =
  (settings: PlexoSettings, merchant: TestMerchant, clock: Pick<Clock, "now">) =>
  async (check: Check): Promise<void> => {
    const { provider } = plexo(settings, { ...noAddresses, secret: Buffer.alloc(0), clock });
    if (settings.flavour === "signed" && !provider.isLive)
      await check("su certificado es el fijado", async () => {
        holds(held(await comparePinnedKey(settings, clock)), "entrega otro");
      });
    await probeHosted(provider, merchant, clock)(check);
  };
