import { afterFrame } from "../device/index.ts";
import type { QueryKeeper } from "../live-data/index.ts";

/** The till's cards are drawn from the first part, and the rest follows them; on other screens all of it is there before anything is drawn. SALE-104 */
export async function takeKept(keeper: QueryKeeper): Promise<void> {
  if (location.pathname !== "/") {
    await Promise.all([keeper.take("first"), keeper.take("rest")]);
    return;
  }
  await keeper.take("first");
  afterFrame(() => void keeper.take("rest")).ask();
}
