import { localDateOf, localTimeOf } from "@cantina/domain/kernel";
import { type Order, type SeenOrder, hourKey, kitchenView } from "@cantina/domain/orders";
import { useSelector } from "@xstate/react";
import { ChefHat } from "lucide-react";
import { useMemo } from "react";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/kitchen.ts";
import * as screens from "../../texts/screens.ts";
import { type Board, hourTitle, useBoard, useBoardNotices, useOrderAllergens } from "../orders-board/index.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { KitchenOrder } from "./parts/KitchenOrder.tsx";
import { MadeOrders } from "./parts/MadeOrders.tsx";
import styles from "./parts/Kitchen.module.css";
import { Wall } from "./parts/Wall.tsx";

const seen = ({ id, version }: Order): SeenOrder => ({ id, version });

/** On a second screen in the kitchen: what is to be made, by the hour of its delivery. ORDERS-21 */
export function KitchenScreen() {
  const state = useBoard();
  useBoardNotices();
  return (
    <Wall
      state={state}
      title={screens.kitchen}
      note={({ orders, ends, cafeteria: { timeZone: zone } }) =>
        texts.toPrepare(kitchenView({ orders, ends, zone }).waiting)
      }
      clock={({ now, cafeteria }) => localTimeOf(now, cafeteria.timeZone)}
    >
      {(board) => <Kitchen board={board} />}
    </Wall>
  );
}

function Kitchen({ board }: { readonly board: Board }) {
  const { board: actor } = useWorkplace();
  const allergensOf = useOrderAllergens();
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"));
  const { orders, ends, now, cafeteria, classNames, ask } = board;
  const zone = cafeteria.timeZone;
  const { hours, toMake, ready } = useMemo(() => kitchenView({ orders, ends, zone }), [orders, ends, zone]);
  const say = (step: "ready" | "notReady", said: readonly Order[]): void => ask({ step, orders: said.map(seen) });
  return (
    <div className={styles["kitchen"]}>
      {/* Both halves scroll by themselves: by keyboard, too, also while nothing in them can be pressed. */}
      <section className={styles["hours"]} aria-label={screens.ordersBoard} tabIndex={0}>
        {hours.length === 0 && (
          <EmptyState icon={<ChefHat />} title={texts.nothingToPrepare} detail={texts.nothingToPrepareHint} />
        )}
        {hours.map(({ hour, orders: held }) => {
          const name = hour === null ? texts.atOnce : hourTitle(hour, localDateOf(now, zone));
          return (
            <section key={hourKey(hour)} aria-label={name}>
              <div className={styles["hour"]}>
                <h2>{name}</h2>
                <span className={styles["count"]}>{texts.orders(held.length)}</span>
                {held.length > 1 && (
                  <button type="button" className={styles["all"]} disabled={isBusy} onClick={() => say("ready", held)}>
                    {texts.allReady(held.length)}
                  </button>
                )}
              </div>
              <div className={styles["orders"]}>
                {held.map((order) => (
                  <KitchenOrder
                    key={order.id}
                    order={order}
                    allergens={allergensOf(order)}
                    zone={zone}
                    className={
                      order.commensalClassId === null ? null : (classNames.get(order.commensalClassId) ?? null)
                    }
                    isBusy={isBusy}
                    onReady={() => say("ready", [order])}
                  />
                ))}
              </div>
            </section>
          );
        })}
      </section>
      <aside className={styles["side"]} aria-label={texts.summary} tabIndex={0}>
        {toMake.length > 0 && (
          <section aria-label={texts.summary}>
            <h2 className={styles["heading"]}>{texts.summary}</h2>
            <ul className={styles["sum"]}>
              {toMake.map(({ name, quantity }) => (
                <li key={name}>
                  <span className={styles["units"]}>{quantity}</span>
                  <span>{name}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        <MadeOrders orders={ready} zone={zone} isBusy={isBusy} onBack={(order) => say("notReady", [order])} />
      </aside>
    </div>
  );
}
