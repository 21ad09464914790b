import type { Order } from "@cantina/domain/orders";
import { Box } from "@chakra-ui/react/box";
import type { ReactNode } from "react";
import { heldText } from "../../../texts/held-text.ts";
import * as words from "../../../texts/words.ts";

const itemText = ({ quantity, name, items }: Order["orderItems"][number]): string =>
  `${quantity}\u00A0× ${name}${items.length === 0 ? "" : ` (${heldText(items, quantity)})`}`;

export interface OrderRowProps {
  readonly order: Order;
  readonly hint: string;
  readonly action: ReactNode;
}

/** An order in a list of few. */
export function OrderRow({ order, hint, action }: OrderRowProps) {
  return (
    <Box as="li" display="flex" alignItems="center" gap="3" px="3.5" py="2.5" borderWidth="1px" borderRadius="lg">
      <Box flex="1" minW="0">
        <Box fontSize="15px" fontWeight="semibold" truncate>
          {order.commensalName ?? words.noDiner}
        </Box>
        <Box fontSize="14px">{order.orderItems.map(itemText).join(", ")}</Box>
        {order.comments !== "" && (
          <Box fontSize="14px" color="fg.warning">
            {order.comments}
          </Box>
        )}
        <Box fontSize="13px" color="fg.muted">
          {hint}
        </Box>
      </Box>
      {action}
    </Box>
  );
}
