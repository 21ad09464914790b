import type { TimeZone } from "@cantina/domain/kernel";
import { type ParkedCart, type ParkingFact, parkedEntry } from "@cantina/domain/sale";
import * as texts from "../../texts/parked-carts.ts";
import * as words from "../../texts/words.ts";
import type { Notification } from "../../ui/notify.ts";
import { parkedName } from "./parked-name.ts";

/** What the seller is told of carts that wait; null: the screen shows it already. */
export function parkingNotice(
  fact: ParkingFact,
  zone: TimeZone,
  onRestore: (parked: ParkedCart) => void,
): Notification | null {
  const named = (parked: ParkedCart): string => parkedName(parkedEntry(parked), zone);
  switch (fact.type) {
    case "parking.parked":
      return { kind: "info", title: texts.parkedNow(named(fact.parked)) };
    case "parking.takenUp":
      return fact.inTurn.length === 0
        ? null
        : { kind: "info", title: texts.parkedNow(fact.inTurn.map(named).join(", ")) };
    case "parking.removed":
      return {
        kind: "info",
        title: texts.removed(named(fact.parked)),
        actions: [{ label: words.undo, onPress: () => onRestore(fact.parked) }],
      };
    case "parking.full":
      return { kind: "warning", title: texts.full };
    case "parking.gone":
      return { kind: "warning", title: texts.gone };
    case "parking.expired":
      return { kind: "info", title: texts.expired(fact.count), milliseconds: 6000 };
    case "parking.failed":
      return { kind: "error", title: texts.failed };
  }
}
