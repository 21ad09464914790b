import { type FutureClass, type FutureOrder, detailFuture, sortFuture } from "@cantina/domain/future-orders";
import { type TimeZone, localTimeOf } from "@cantina/domain/kernel";
import { Link } from "@tanstack/react-router";
import { MessageSquareText, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import * as texts from "../../texts/future-orders.ts";
import { allergy } from "../../texts/ui.ts";
import { heldText } from "../../texts/held-text.ts";
import * as history from "../../texts/history.ts";
import * as words from "../../texts/words.ts";
import { Paged } from "../../ui/Paged.tsx";
import { PersonName } from "../../ui/PersonName.tsx";
import { Table, type TableColumn } from "../../ui/Table.tsx";
import { Tag } from "../../ui/Tag.tsx";
import look from "../../ui/figure.module.css";
import styles from "./Future.module.css";
import { classText } from "./future-address.ts";
import { dinerName } from "./diner-name.ts";

export interface FutureDetailProps {
  readonly orders: readonly FutureOrder[];
  readonly timeZone: TimeZone;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

function Diner({ order }: { readonly order: FutureOrder }) {
  if (order.commensalId === null) return <>{words.noDiner}</>;
  const name = order.commensalLastName === null ? null : dinerName(order);
  return <PersonName person={{ name, isDeleted: order.isDeleted }} deletedText={history.deletedDiner} />;
}

function Lines({ orderItems }: Pick<FutureOrder, "orderItems">) {
  return (
    <ul className={styles["lines"]}>
      {orderItems.map((item, index) => (
        <li key={`${index} ${item.name}`}>
          <b>{item.quantity}</b> × {item.name}
          {item.items.length > 0 && <span className={styles["inside"]}>{heldText(item.items, item.quantity)}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Nothing where nothing is noted: a phone's card has no line for it then. */
function notesOf({ comments, allergies }: FutureOrder): ReactNode {
  if (allergies === null && comments.trim() === "") return null;
  return (
    <div className={styles["notes"]}>
      {allergies !== null && (
        <Tag tone="error" icon={<TriangleAlert />}>
          {allergy(allergies)}
        </Tag>
      )}
      {comments.trim() !== "" && (
        <span>
          <MessageSquareText aria-hidden size={14} style={{ display: "inline", verticalAlign: "-2px" }} /> {comments}
        </span>
      )}
    </div>
  );
}

const columnsAt = (timeZone: TimeZone): readonly TableColumn<FutureOrder>[] => [
  { label: words.diner, isHeader: true, onCard: "name", cell: (order) => <Diner order={order} /> },
  {
    label: texts.pickUp,
    onCard: "key",
    cell: (order) => {
      const time = localTimeOf(order.pickupDateTime, timeZone);
      return (
        <Link
          to="/orders"
          search={{ search: order.id, open: order.id }}
          className={look["link"] ?? ""}
          aria-label={texts.seeInHistory(time, dinerName(order))}
        >
          {time}
        </Link>
      );
    },
  },
  { label: texts.order, cell: ({ orderItems }) => <Lines orderItems={orderItems} /> },
  { label: texts.notes, cell: notesOf },
];

const ordersOf = ({ diners }: FutureClass): readonly FutureOrder[] => diners.flatMap((diner) => diner.orders);

/** Class by class, who gets what and when. FUTURE-04 */
export function FutureDetail({ orders, timeZone, page, onPage }: FutureDetailProps) {
  const whole = new Map(detailFuture(orders).map((one) => [one.classId, one]));
  const columns = columnsAt(timeZone);
  return (
    <Paged rows={sortFuture(orders)} page={page} onPage={onPage}>
      {(shown) =>
        detailFuture(shown).map((part) => {
          const all = whole.get(part.classId) ?? part;
          const name = part.name ?? words.noClass;
          return (
            <section key={classText(part.classId)} aria-label={name} className={styles["section"]}>
              <div className={styles["class"]}>
                <h3>{name}</h3>
                <span>{texts.countOf(ordersOf(all).length, all.units)}</span>
              </div>
              <Table label={name} columns={columns} rows={ordersOf(part)} rowKey={(order) => order.id} />
            </section>
          );
        })
      }
    </Paged>
  );
}
