import type { CardPageMemory } from "@cantina/domain/card-page";

/** In a frame of somebody else's a browser may keep nothing at all, and says so by throwing. */
function within<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(sessionStorage);
  } catch {
    return null;
  }
}

/** How this tab's payment by that token ended. CARD-12 */
export function rememberedEnd(token: string): CardPageMemory {
  // By its signature: what it says of the buyer is written down nowhere.
  const name = `cantina.card-payment.${token.split(".").at(-1) ?? ""}`;
  return {
    load: () => {
      const kept = within((storage) => storage.getItem(name));
      return kept === "approved" || kept === "pending" ? kept : null;
    },
    save: (status) => within((storage) => storage.setItem(name, status)),
  };
}
