import type { Subscription } from "@cantina/domain/subscriptions";
import { Box } from "@chakra-ui/react/box";
import { CalendarCheck } from "lucide-react";
import { dinersText } from "../../../texts/diners-text.ts";
import * as screens from "../../../texts/screens.ts";
import * as its from "../../../texts/subscription-words.ts";

export interface SubscriptionCardsProps {
  readonly subscriptions: readonly Subscription[];
  readonly onOpen: () => void;
}

/** Sold by the month and kept elsewhere; here to be seen beside the products. */
export function SubscriptionCards({ subscriptions, onOpen }: SubscriptionCardsProps) {
  return (
    <Box as="section" aria-label={screens.subscriptions}>
      <Box as="h2" minH="11" display="flex" alignItems="center" fontSize="17px" fontWeight="semibold">
        {screens.subscriptions}
      </Box>
      <Box as="ul" display="grid" gridTemplateColumns="repeat(auto-fill, minmax(250px, 1fr))" gap="3">
        {subscriptions.map(({ id, name, status, commensalIds }) => (
          <li key={id}>
            <button type="button" style={{ width: "100%", textAlign: "start" }} onClick={onOpen}>
              <Box
                as="span"
                display="flex"
                alignItems="center"
                gap="3"
                h="84px"
                px="4"
                borderWidth="1px"
                borderRadius="xl"
                bg="bg.panel"
              >
                <CalendarCheck aria-hidden size={24} />
                <Box as="span" minW="0" overflowWrap="anywhere">
                  <Box as="span" display="block" fontSize="14px" fontWeight="medium" lineClamp="2">
                    {name}
                  </Box>
                  <Box as="span" fontSize="12px" color="fg.muted">
                    {status === "ENABLED" ? dinersText(commensalIds.length) : its.inactive}
                  </Box>
                </Box>
              </Box>
            </button>
          </li>
        ))}
      </Box>
    </Box>
  );
}
