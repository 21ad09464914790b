import {
  type ClientOrder,
  type ClientSort,
  type ManagedCategory,
  type ManagedClient,
  nextOrder,
  standingOf,
} from "@cantina/domain/clients";
import type { DiscountCategoryId } from "@cantina/domain/kernel";
import { ArrowDown, ArrowUp, ArrowUpDown, HandCoins, Pencil, ScrollText, Trash2 } from "lucide-react";
import { AmountText } from "../../ui/AmountText.tsx";
import { CardTable } from "../../ui/CardTable.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import styles from "./ClientsTable.module.css";
import { CommensalNames } from "./parts/CommensalNames.tsx";
import { termsOf } from "./client-filter.ts";
import { sortNames } from "./client-texts.ts";

export type ClientAction = "edit" | "charge" | "statement" | "delete";

export interface ClientsTableProps {
  readonly clients: readonly ManagedClient[];
  readonly categories: readonly ManagedCategory[];
  readonly defaultCategoryId: DiscountCategoryId | undefined;
  readonly order: ClientOrder;
  /** The rows are of the page or filter before. */
  readonly isStale: boolean;
  readonly onOrder: (order: ClientOrder) => void;
  readonly onAction: (action: ClientAction, client: ManagedClient) => void;
}

/** On a phone each row is a card. The roles stay when its display changes. */
export function ClientsTable({ clients, isStale, order, onOrder, ...rest }: ClientsTableProps) {
  const heading = (sort: ClientSort) => <Heading sort={sort} order={order} onOrder={onOrder} />;
  return (
    <CardTable
      label="Clientes"
      cardsBelow={900}
      isStale={isStale}
      className={styles["clients"]}
      head={
        <>
          {heading("EMAIL")}
          <th role="columnheader" scope="col">
            Comensales
          </th>
          {heading("BALANCE")}
          {heading("MINIMUM_BALANCE")}
          {heading("CATEGORY")}
          <th role="columnheader" scope="col">
            Acción
          </th>
        </>
      }
    >
      {clients.map((client) => (
        <Row key={client.id} client={client} {...rest} />
      ))}
    </CardTable>
  );
}

interface HeadingProps {
  readonly sort: ClientSort;
  readonly order: ClientOrder;
  readonly onOrder: (order: ClientOrder) => void;
}

const amounts: readonly ClientSort[] = ["BALANCE", "MINIMUM_BALANCE"];

function Heading({ sort, order, onOrder }: HeadingProps) {
  const isSorted = order.sort === sort;
  const isUp = order.direction === "ASC";
  const Arrow = isSorted ? (isUp ? ArrowUp : ArrowDown) : ArrowUpDown;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={isSorted ? (isUp ? "ascending" : "descending") : "none"}
      className={amounts.includes(sort) ? styles["amount"] : undefined}
    >
      <button type="button" className={styles["sort"]} onClick={() => onOrder(nextOrder(order, sort))}>
        {sortNames[sort]}
        <Arrow aria-hidden size={14} />
      </button>
    </th>
  );
}

interface RowProps extends Pick<ClientsTableProps, "categories" | "defaultCategoryId" | "onAction"> {
  readonly client: ManagedClient;
}

function Row({ client, categories, defaultCategoryId, onAction }: RowProps) {
  const { category, minimumBalance } = termsOf(client, categories, defaultCategoryId);
  const standing = minimumBalance === null ? "FINE" : standingOf(client, minimumBalance);
  const { email } = client;
  return (
    <tr role="row">
      <td role="cell" className={styles["who"]}>
        <span className={styles["email"]}>{email}</span>
        <span className={styles["name"]}>{client.username}</span>
        {client.status === "DELETED" && <span className={styles["deleted"]}>Eliminado</span>}
      </td>
      <td role="cell" className={styles["commensals"]}>
        <CommensalNames commensals={client.commensals} />
      </td>
      <td role="cell" className={styles["amount"]} data-label="Saldo">
        <AmountText amount={client.balance} fontWeight="semibold" color={standing === "DEBT" ? "fg.error" : "fg"} />
        {standing === "LOW" && <span className={styles["low"]}>Sin margen</span>}
      </td>
      <td role="cell" className={styles["amount"]} data-label="Saldo mínimo">
        {minimumBalance !== null && <AmountText amount={minimumBalance} />}
      </td>
      <td role="cell" className={styles["category"]} data-label="Categoría">
        {category?.name}
      </td>
      <td role="cell" className={styles["tools"]}>
        <span className={styles["buttons"]}>
          {client.status === "ENABLED" && (
            <>
              <IconButton
                label={`Recargar saldo de ${email}`}
                icon={<HandCoins />}
                onClick={() => onAction("charge", client)}
              />
              <IconButton label={`Editar ${email}`} icon={<Pencil />} onClick={() => onAction("edit", client)} />
            </>
          )}
          <IconButton
            label={`Estado de cuenta de ${email}`}
            icon={<ScrollText />}
            onClick={() => onAction("statement", client)}
          />
          {client.status === "ENABLED" && (
            <IconButton label={`Eliminar ${email}`} icon={<Trash2 />} onClick={() => onAction("delete", client)} />
          )}
        </span>
      </td>
    </tr>
  );
}
