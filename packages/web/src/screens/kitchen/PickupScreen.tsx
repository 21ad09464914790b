import { localTimeOf } from "@cantina/domain/kernel";
import { pickupView } from "@cantina/domain/orders";
import { BellRing } from "lucide-react";
import * as texts from "../../texts/kitchen.ts";
import * as screens from "../../texts/screens.ts";
import { type Board, useBoard } from "../orders-board/index.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { calledText } from "./called.ts";
import styles from "./parts/Pickup.module.css";
import { Wall } from "./parts/Wall.tsx";

/** On a screen for those who wait: whose order is made. ORDERS-22 */
export function PickupScreen() {
  const state = useBoard();
  return (
    <Wall
      state={state}
      title={screens.pickup}
      note={({ cafeteria }) => cafeteria.name}
      clock={({ now, cafeteria }) => localTimeOf(now, cafeteria.timeZone)}
    >
      {(board) => <Names board={board} />}
    </Wall>
  );
}

/** The fewer there are, the larger they stand. */
const sizeFor = (count: number): "few" | "some" | "many" => (count <= 8 ? "few" : count <= 24 ? "some" : "many");

function Names({ board: { orders, ends, now, cafeteria } }: { readonly board: Board }) {
  const zone = cafeteria.timeZone;
  const called = pickupView({ orders, ends, zone, now });
  return (
    // Heard where it is read, and by those who can't read it.
    <div aria-live="polite" className={styles["names"]}>
      {called.length === 0 ? (
        <EmptyState icon={<BellRing />} title={texts.nothingReady} detail={texts.nothingReadyHint} />
      ) : (
        <ul className={styles["list"]} data-size={sizeFor(called.length)} aria-label={screens.pickup}>
          {called.map((one) => (
            <li key={one.id}>{calledText(one, zone)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
