import { type HistoryEntry, type ShownStatus, shownStatusOf } from "@cantina/domain/transactions";
import { Box } from "@chakra-ui/react/box";
import { Ban, Check, CircleDashed } from "lucide-react";
import type { ReactNode } from "react";
import { statusName } from "./history-texts.ts";

interface Look {
  readonly bg: string;
  readonly color: string;
  readonly icon: ReactNode;
}

const pending: Look = { bg: "bg.warning", color: "fg.warning", icon: <CircleDashed /> };
const completed: Look = { bg: "bg.success", color: "fg.success", icon: <Check /> };
const ended: Look = { bg: "bg.error", color: "fg.error", icon: <Ban /> };

const looks: Readonly<Record<ShownStatus, Look>> = {
  PENDING: pending,
  PAYMENT_PENDING: pending,
  COMPLETED: completed,
  CANCELLED: ended,
  CANCELLED_BY_CAFETERIA: ended,
  CANCELLED_BY_CLIENT: ended,
  PAYMENT_REJECTED: ended,
  DELETED: ended,
};

export function StatusTag({ entry }: { readonly entry: HistoryEntry }) {
  const { icon, ...look } = looks[shownStatusOf(entry)];
  return (
    <Box
      as="span"
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      px="2.5"
      py="1"
      borderRadius="full"
      fontSize="12px"
      fontWeight="semibold"
      lineHeight="1.3"
      css={{ "& svg": { boxSize: "14px", flexShrink: 0 } }}
      {...look}
    >
      <Box as="span" aria-hidden display="inline-flex">
        {icon}
      </Box>
      {statusName(entry)}
    </Box>
  );
}
