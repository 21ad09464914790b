import { tillDisplay } from "@cantina/adapters/customer-display";
import {
  type CustomerDisplay,
  type CustomerDisplayPort,
  type SoldCart,
  checkoutView,
  displayAfter,
  soldDisplay,
} from "@cantina/domain/sale";
import type { Workplace } from "../workplace/index.ts";

function feed({ checkout, left }: Workplace, port: CustomerDisplayPort): void {
  let shown: CustomerDisplay = { kind: "FREE" };
  let told = "";
  const show = (next: CustomerDisplay): void => {
    const text = JSON.stringify(next);
    const isSame = text === told;
    told = text;
    shown = next;
    if (!isSame) port.show(next);
  };
  const look = (): void => show(displayAfter(shown, checkoutView(checkout.getSnapshot())));
  // Told before the cart is a new one.
  const sold = ({ change }: SoldCart): void => show(soldDisplay(shown, change));
  const changes = checkout.subscribe(look);
  const facts = [checkout.on("sale.sold", sold), checkout.on("sale.queued", sold)];
  left.addEventListener("abort", () => {
    for (const one of [changes, ...facts]) one.unsubscribe();
    port.close();
  });
  look();
}

const fed = new WeakSet<Workplace>();

/** Shows what the till has on the screen that whoever buys reads, until its seller leaves. SALE-94 */
export function showToCustomers(workplace: Workplace): void {
  if (fed.has(workplace)) return;
  fed.add(workplace);
  feed(workplace, tillDisplay(workplace.profile.cafeteriaId, workplace.newId));
}
