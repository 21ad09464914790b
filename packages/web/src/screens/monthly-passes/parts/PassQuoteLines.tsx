import type { CalendarProduct, PassQuote } from "@cantina/domain/calendar-products";
import { type Cents, negateMoney } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import * as texts from "../../../texts/monthly-passes.ts";
import * as words from "../../../texts/words.ts";
import { passOrders } from "../../../texts/pass-days.ts";
import { AmountText } from "../../../ui/AmountText.tsx";

function Line({ label, amount }: { readonly label: string; readonly amount: Cents }) {
  return (
    <Box display="flex" justifyContent="space-between" gap="3">
      <Box as="span" color="fg.muted">
        {label}
      </Box>
      <AmountText amount={amount} />
    </Box>
  );
}

/** What the buyer gets and pays. */
export function PassQuoteLines({ pass, quote }: { readonly pass: CalendarProduct; readonly quote: PassQuote }) {
  const { remaining, past } = quote.divided;
  return (
    <Box display="flex" flexDirection="column" gap="1.5" fontSize="14px" pt="3" borderTopWidth="1px">
      <Box>
        {passOrders(
          remaining.map(({ date }) => date),
          pass.deliveryTime,
        )}
      </Box>
      {past.dates > 0 && (
        <Box color="fg.muted">{pass.chargeForPastOrders ? texts.pastDaysCharged : texts.pastDaysFree}</Box>
      )}
      <Line label={words.subtotal} amount={quote.subtotal} />
      {quote.discount > 0 && <Line label={words.discount} amount={negateMoney(quote.discount)} />}
      <Box display="flex" alignItems="baseline" justifyContent="space-between" gap="3">
        <Box fontSize="16px" fontWeight="semibold">
          {words.total}
        </Box>
        <Box aria-live="polite" fontSize="24px" fontWeight="bold">
          <AmountText amount={quote.total} />
        </Box>
      </Box>
    </Box>
  );
}
