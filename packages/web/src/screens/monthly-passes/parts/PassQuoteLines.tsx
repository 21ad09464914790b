import type { CalendarProduct, PassQuote } from "@cantina/domain/calendar-products";
import { type Cents, negateMoney } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { ordersText } from "../../../texts/orders-text.ts";
import { AmountText } from "../../../ui/AmountText.tsx";
import { datesText } from "../pass-texts.ts";

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
  const left = datesText(remaining.map(({ date }) => date));
  return (
    <Box display="flex" flexDirection="column" gap="1.5" fontSize="14px" pt="3" borderTopWidth="1px">
      <Box>{`${left}, a las ${pass.deliveryTime}: ${ordersText(remaining.length)}.`}</Box>
      {past.dates > 0 && (
        <Box color="fg.muted">
          {pass.chargeForPastOrders
            ? "Los días que ya pasaron también se cobran."
            : "Los días que ya pasaron no se cobran."}
        </Box>
      )}
      <Line label="Subtotal" amount={quote.subtotal} />
      {quote.discount > 0 && <Line label="Descuento" amount={negateMoney(quote.discount)} />}
      <Box display="flex" alignItems="baseline" justifyContent="space-between" gap="3">
        <Box fontSize="16px" fontWeight="semibold">
          Total
        </Box>
        <Box aria-live="polite" fontSize="24px" fontWeight="bold">
          <AmountText amount={quote.total} />
        </Box>
      </Box>
    </Box>
  );
}
