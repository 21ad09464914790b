import {
  type ClientOrder,
  type ClientSort,
  type ManagedCategory,
  type ManagedClient,
  nextOrder,
  standingOf,
} from "@cantina/domain/clients";
import type { DiscountCategoryId } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { HandCoins, Pencil, Trash2, TriangleAlert } from "lucide-react";
import * as screens from "../../texts/screens.ts";
import * as texts from "../../texts/clients.ts";
import * as words from "../../texts/words.ts";
import { AmountText } from "../../ui/AmountText.tsx";
import { BalanceText } from "../../ui/BalanceText.tsx";
import { EmailText } from "../../ui/EmailText.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { RowMenu } from "../../ui/RowMenu.tsx";
import { Table, type TableColumn } from "../../ui/Table.tsx";
import { Tag } from "../../ui/Tag.tsx";
import { nameInCell } from "../../ui/long-name.ts";
import { CommensalNames } from "./parts/CommensalNames.tsx";
import { termsOf } from "./client-filter.ts";

export type ClientAction = "edit" | "charge" | "delete";

export interface ClientsTableProps {
  readonly clients: readonly ManagedClient[];
  readonly categories: readonly ManagedCategory[];
  readonly defaultCategoryId: DiscountCategoryId | undefined;
  readonly order: ClientOrder;
  /** The rows are of the page or filter before. */
  readonly isStale: boolean;
  readonly onOrder: (order: ClientOrder) => void;
  /** The statement. */
  readonly onOpen: (clientId: string) => void;
  readonly onAction: (action: ClientAction, client: ManagedClient) => void;
}

export function ClientsTable(props: ClientsTableProps) {
  const { clients, categories, defaultCategoryId, order, isStale, onOrder, onOpen, onAction } = props;
  const sorted = (sort: ClientSort) => ({
    label: texts.sortNames[sort],
    sorting: {
      direction: order.sort === sort ? order.direction : null,
      onSort: () => onOrder(nextOrder(order, sort)),
    },
  });
  const terms = (client: ManagedClient) => termsOf(client, categories, defaultCategoryId);
  const columns: readonly TableColumn<ManagedClient>[] = [
    { ...sorted("EMAIL"), onCard: "name", cell: (client) => <Who client={client} /> },
    {
      label: words.diners,
      cell: ({ commensals }) => (
        <Box {...nameInCell}>
          <CommensalNames commensals={commensals} />
        </Box>
      ),
    },
    {
      ...sorted("BALANCE"),
      isNumber: true,
      onCard: "key",
      cell: (client) => {
        const { minimumBalance } = terms(client);
        return (
          <>
            <BalanceText amount={client.balance} fontWeight="semibold" />
            {minimumBalance !== null && standingOf(client, minimumBalance) === "LOW" && (
              <Box>
                <Tag tone="warning" icon={<TriangleAlert />}>
                  {texts.noMargin}
                </Tag>
              </Box>
            )}
          </>
        );
      },
    },
    {
      ...sorted("MINIMUM_BALANCE"),
      isNumber: true,
      cell: (client) => {
        const { minimumBalance } = terms(client);
        return minimumBalance === null ? "—" : <AmountText amount={minimumBalance} />;
      },
    },
    {
      ...sorted("CATEGORY"),
      cell: (client) => <Box overflowWrap="anywhere">{terms(client).category?.name ?? "—"}</Box>,
    },
  ];
  return (
    <Table
      label={screens.clients}
      cardsBelow={900}
      columns={columns}
      rows={clients}
      rowKey={({ id }) => id}
      isStale={isStale}
      opening={{ openKey: "", onOpen, nameOf: ({ email }) => email }}
      actions={(client) =>
        client.status === "ENABLED" && <Tools client={client} onAction={(action) => onAction(action, client)} />
      }
    />
  );
}

interface ToolsProps {
  readonly client: ManagedClient;
  readonly onAction: (action: ClientAction) => void;
}

const Tools = ({ client: { email }, onAction }: ToolsProps) => (
  <>
    <IconButton label={texts.chargeBalanceOf(email)} icon={<HandCoins />} onClick={() => onAction("charge")} />
    <RowMenu
      name={email}
      items={[
        { id: "edit", label: words.edit, icon: <Pencil aria-hidden />, onSelect: () => onAction("edit") },
        { id: "delete", label: words.deleteIt, icon: <Trash2 aria-hidden />, onSelect: () => onAction("delete") },
      ]}
    />
  </>
);

const Who = ({ client: { email, username, status } }: { readonly client: ManagedClient }) => (
  <Box maxW={{ lg: "250px" }} css={{ "& > *": { overflowWrap: "anywhere" } }}>
    <Box fontWeight="semibold">
      <EmailText email={email} />
    </Box>
    <Box fontSize="13px" fontWeight="normal" color="fg.muted">
      {username}
    </Box>
    {status === "DELETED" && (
      <Tag tone="error" icon={<Trash2 />}>
        {words.deleted}
      </Tag>
    )}
  </Box>
);
