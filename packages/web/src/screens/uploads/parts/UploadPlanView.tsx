import { Box } from "@chakra-ui/react/box";
import type { ReactNode } from "react";
import * as texts from "../../../texts/uploads.ts";
import * as words from "../../../texts/words.ts";
import { Notice } from "../../../ui/Notice.tsx";
import { Table } from "../../../ui/Table.tsx";
import type { UploadKind, UploadPlan } from "../upload-kind.ts";

/** More than these nobody reads on a screen; the file has them all. */
const mostShown = 50;

// A phone shows it without the heading.
const rowLabel = ({ row }: { readonly row: number }) => (
  <Box as="span" whiteSpace="nowrap">
    {texts.rowNumber(row)}
  </Box>
);

export interface UploadPlanViewProps<Plan extends UploadPlan, Item extends { readonly row: number }> {
  readonly kind: UploadKind<Plan, Item>;
  readonly plan: Plan;
}

/** What the file would do, or all that is wrong with it. */
export function UploadPlanView<Plan extends UploadPlan, Item extends { readonly row: number }>({
  kind,
  plan,
}: UploadPlanViewProps<Plan, Item>) {
  const { faults, unused } = plan;
  const items = kind.itemsOf(plan);
  const remark = kind.remarkOn?.(plan) ?? null;
  return (
    <Box display="flex" flexDirection="column" gap="3">
      {faults.length > 0 ? (
        <Notice kind="error">{`${texts.faulty(faults.length)} ${kind.texts.nothingDone}`}</Notice>
      ) : (
        <Notice kind="info">{kind.texts.planned(items.length)}</Notice>
      )}
      {unused.length > 0 && <Notice kind="warning">{texts.unused(unused)}</Notice>}
      {remark !== null && <Notice kind="info">{remark}</Notice>}
      <Rows
        label={faults.length > 0 ? texts.faultsOfFile : kind.texts.itemsOfFile}
        hidden={Math.max(items.length, faults.length) - mostShown}
      >
        {faults.length > 0 ? (
          <Table
            label={texts.faults}
            rows={faults.slice(0, mostShown)}
            rowKey={({ row, column }) => `${row} ${column}`}
            columns={[
              { label: texts.row, cell: rowLabel },
              { label: texts.column, cell: ({ column }) => column },
              { label: words.reason, cell: ({ reason }) => reason },
              { label: texts.value, cell: ({ value }) => (value === "" ? texts.noValue : value.slice(0, 60)) },
            ]}
          />
        ) : (
          <Items kind={kind} items={items} />
        )}
      </Rows>
    </Box>
  );
}

type RowsProps = { readonly label: string; readonly hidden: number; readonly children: ReactNode };

function Rows({ label, hidden, children }: RowsProps) {
  return (
    <>
      <Box {...{ tabIndex: 0, role: "region" }} aria-label={label} maxH="320px" overflowY="auto">
        {children}
      </Box>
      {hidden > 0 && (
        <Box fontSize="13px" color="fg.muted">
          {texts.moreRows(hidden)}
        </Box>
      )}
    </>
  );
}

type ItemsProps<Item extends { readonly row: number }> = {
  readonly kind: Pick<UploadKind<never, Item>, "columns" | "texts">;
  readonly items: readonly Item[];
};

function Items<Item extends { readonly row: number }>({ kind, items }: ItemsProps<Item>) {
  return (
    <Table
      label={kind.texts.items}
      rows={items.slice(0, mostShown)}
      rowKey={({ row }) => String(row)}
      columns={[{ label: texts.row, cell: rowLabel }, ...kind.columns]}
    />
  );
}

/** What the file did. */
export function UploadedItems<Item extends { readonly row: number }>(props: ItemsProps<Item>) {
  return (
    <Rows label={props.kind.texts.itemsDone} hidden={props.items.length - mostShown}>
      <Items {...props} />
    </Rows>
  );
}
