import { type Query, addProfile } from "./canteen.ts";
import type { Counter } from "./counter.ts";

/** Opened by somebody who is gone since. */
export async function leaveRegister(query: Query, counter: Counter): Promise<string> {
  const sellerId = await addProfile(query, counter.canteen.cafeteriaId, "CAFETERIA_EMPLOYEE");
  const opened = await counter.tillOf(sellerId).moveCash({ type: "OPEN", amount: 100 });
  await query("update profile set status = 'DELETED' where id = $1", [sellerId]);
  return String(opened.data?.["sessionId"]);
}
