import { type FutureOrder, commentedOf, unitsOf } from "@cantina/domain/future-orders";
import type { LocalDate } from "@cantina/domain/kernel";
import { Link } from "@tanstack/react-router";
import * as texts from "../../texts/future-orders.ts";
import * as words from "../../texts/words.ts";
import { KeyFigures } from "../../ui/KeyFigures.tsx";
import look from "../../ui/figure.module.css";
import { historySearch } from "./future-address.ts";
import { locale } from "../../texts/locale.ts";

export interface FutureFiguresProps {
  readonly day: LocalDate;
  readonly orders: readonly FutureOrder[];
  readonly onCommented: () => void;
}

const counted = new Intl.NumberFormat(locale);

/** What the day comes to, each with the way to its orders. */
export function FutureFigures({ day, orders, onCommented }: FutureFiguresProps) {
  const commented = commentedOf(orders).length;
  const diners = new Set(orders.flatMap(({ commensalId }) => (commensalId === null ? [] : [commensalId])));
  const inHistory = (count: number, behind: Parameters<typeof historySearch>[1] = {}) => (
    <Link to="/orders" search={historySearch(day, behind)} className={look["link"] ?? ""}>
      {counted.format(count)}
    </Link>
  );
  return (
    <KeyFigures
      label={texts.figures}
      figures={[
        { label: texts.orders, definition: texts.ordersHint, value: inHistory(orders.length) },
        { label: words.diners, definition: texts.dinersHint, value: inHistory(diners.size) },
        { label: texts.units, definition: texts.unitsHint, value: inHistory(unitsOf(orders), { ofUnits: true }) },
        {
          label: texts.withComment,
          definition: texts.withCommentHint,
          value:
            commented === 0 ? (
              <span className={look["zero"]}>0</span>
            ) : (
              <button type="button" className={look["link"]} onClick={onCommented}>
                {counted.format(commented)}
              </button>
            ),
        },
      ]}
    />
  );
}
