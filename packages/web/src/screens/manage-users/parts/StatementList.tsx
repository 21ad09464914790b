import type { Cafeteria } from "@cantina/domain/cafeteria";
import type { StatementEntry } from "@cantina/domain/clients";
import { Box } from "@chakra-ui/react/box";
import * as texts from "../../../texts/clients.ts";
import * as words from "../../../texts/words.ts";
import { AmountText } from "../../../ui/AmountText.tsx";
import { momentText } from "../../../ui/local-moment.ts";
import { causeDetail, causeText } from "../client-texts.ts";

export interface StatementListProps {
  readonly entries: readonly StatementEntry[];
  readonly cafeteria: Cafeteria;
}

export function StatementList({ entries, cafeteria }: StatementListProps) {
  return (
    <Box
      as="ul"
      aria-label={texts.movements}
      display="flex"
      flexDirection="column"
      borderWidth="1px"
      borderRadius="18px"
    >
      {entries.map((entry) => (
        <Box
          as="li"
          key={entry.id}
          display="grid"
          gridTemplateColumns="minmax(0, 1fr) auto"
          columnGap="3"
          px="4"
          py="2.5"
          css={{ "& + &": { borderTopWidth: "1px" } }}
        >
          <Box fontWeight="semibold">{causeText(entry)}</Box>
          <AmountText
            amount={entry.amount}
            textAlign="end"
            fontWeight="semibold"
            color={entry.amount < 0 ? "fg" : "brand.fg"}
          />
          <Box fontSize="13px" color="fg.muted" minW="0">
            {[momentText(entry.at, cafeteria.timeZone), causeDetail(entry, cafeteria.customPaymentMethod)]
              .filter((part) => part !== "")
              .join(" · ")}
          </Box>
          <Box fontSize="13px" color="fg.muted" textAlign="end">
            {words.balance} <AmountText amount={entry.balanceAfter} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
