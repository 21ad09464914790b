import type { CafeteriaId } from "@cantina/domain/kernel";
import type { SendingTurnPort } from "@cantina/domain/sale";

/** One tab of the browser sends; the lock falls with the tab that holds it. */
export const lockSendingTurn = (place: CafeteriaId): SendingTurnPort => ({
  take: async (work) => {
    // Web Locks exist only where the page came over HTTPS or from this machine; elsewhere key and cart keep sales single.
    const locks: LockManager | undefined = navigator.locks;
    if (locks === undefined) {
      await work();
      return true;
    }
    return locks.request(`cantina.outbox.${place}`, { ifAvailable: true }, async (lock) => {
      if (lock === null) return false;
      await work();
      return true;
    });
  },
});
