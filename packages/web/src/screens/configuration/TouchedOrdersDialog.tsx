import { Box } from "@chakra-ui/react/box";
import type { ApiFailure } from "../../failures/failure.ts";
import * as texts from "../../texts/configuration.ts";
import { deletedDiner } from "../../texts/history.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { dayText } from "../../ui/month-days.ts";

export interface TouchedOrdersDialogProps {
  readonly edit: {
    readonly asked: ApiFailure | null;
    readonly confirm: () => void;
    readonly decline: () => void;
  };
}

type Touched = Extract<ApiFailure, { readonly code: "ORDERS_TOUCHED" }>["data"];

/** Before a change after which orders that were taken could not be fetched any more. CAFETERIA-23 */
export function TouchedOrdersDialog({ edit: { asked, confirm, decline } }: TouchedOrdersDialogProps) {
  const touched = asked?.code === "ORDERS_TOUCHED" ? asked.data : null;
  return (
    <ConfirmDialog
      isOpen={touched !== null}
      title={touched === null ? "" : texts.touchedTitle(touched.count)}
      confirmLabel={texts.saveAllTheSame}
      tone="brand"
      isSending={false}
      failure={undefined}
      onConfirm={confirm}
      onClose={decline}
    >
      {touched !== null && <TouchedOrders touched={touched} />}
    </ConfirmDialog>
  );
}

const TouchedOrders = ({ touched: { count, orders } }: { readonly touched: Touched }) => (
  <Box display="flex" flexDirection="column" gap="3">
    <Box>{texts.touchedHint}</Box>
    <Box as="ul" aria-label={texts.touchedList} borderWidth="1px" borderRadius="14px" maxH="280px" overflowY="auto">
      {orders.map(({ id, commensal, date, time }) => (
        <Box
          as="li"
          key={id}
          display="flex"
          justifyContent="space-between"
          gap="4"
          px="4"
          py="2.5"
          borderBottomWidth="1px"
          _last={{ borderBottomWidth: "0" }}
        >
          <Box minW="0" overflowWrap="anywhere" fontWeight="semibold">
            {commensal ?? deletedDiner}
          </Box>
          <Box color="fg.muted" textAlign="end">
            {dayText(date)}, {time}
          </Box>
        </Box>
      ))}
    </Box>
    {count > orders.length && <Box color="fg.muted">{texts.touchedMore(count - orders.length)}</Box>}
  </Box>
);
