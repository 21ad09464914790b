import type { MissingPart } from "@cantina/domain/sale";
import { Box } from "@chakra-ui/react/box";
import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { missingTexts } from "../../../texts/missing-texts.ts";
import { shortcutKeys } from "../../../texts/shortcuts.ts";
import * as texts from "../../../texts/sale.ts";
import * as words from "../../../texts/words.ts";
import { Button } from "../../../ui/Button.tsx";
import { CountPill } from "../../../ui/CountPill.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";

export interface CartPanelProps {
  readonly count: number;
  readonly onClear: () => void;
  /** Beside the button that empties it: carts that wait. */
  readonly parking: ReactNode;
  readonly diner: ReactNode;
  readonly lines: ReactNode;
  /** Genérico, Descuento, Nota: three buttons of one row. */
  readonly extras: ReactNode;
  readonly payment: ReactNode;
  readonly totals: ReactNode;
  /** A refusal or a wait that concerns this sale. */
  readonly notice?: ReactNode;
  readonly canSell: boolean;
  /** Why it can't be sold yet. */
  readonly missing: MissingPart | null;
  /** Leads to what is missing. */
  readonly onMissing: (part: MissingPart) => void;
  readonly sending: "order" | "delivery" | null;
  readonly onOrder: () => void;
  readonly onDeliver: () => void;
}

export function CartPanel(props: CartPanelProps) {
  "use memo";
  // Not disabled outright: what was pressed keeps the focus while its sale is under way and when the cart is empty.
  const isIdle = props.canSell && props.sending === null;
  const { missing } = props;
  const why = missing === null ? undefined : missingTexts[missing];
  // Who presses all the same is led to what is missing. SALE-89
  const press = (sell: () => void): (() => void) | undefined =>
    isIdle ? sell : missing === null || props.sending !== null ? undefined : () => props.onMissing(missing);
  return (
    <Box as="section" aria-label={texts.cart} display="flex" flexDirection="column" flex="1" minH="0" bg="bg.panel">
      <Box display="flex" alignItems="center" gap="2.5" h="56px" ps="5" pe="12px" flexShrink="0">
        <Box as="h2" fontSize="18px" fontWeight="bold" letterSpacing="tight" lineHeight="1.5">
          {texts.cart}
        </Box>
        {props.count > 0 && <CountPill count={props.count} label={texts.productNoun(props.count)} />}
        <Box flex="1" />
        {props.parking}
        <IconButton
          label={texts.clearCart}
          icon={<Trash2 />}
          title={props.count === 0 ? texts.cartEmpty : undefined}
          aria-disabled={props.count === 0 || undefined}
          onClick={props.count === 0 ? undefined : props.onClear}
        />
      </Box>
      <Box px="4" flexShrink="0">
        {props.diner}
      </Box>
      {props.lines}
      <Box borderTopWidth="1px" px="4" pt="2.5" pb="4" flexShrink="0" display="flex" flexDirection="column" gap="2.5">
        {props.notice}
        <Box display="grid" gridTemplateColumns="repeat(3, minmax(0, 1fr))" gap="2">
          {props.extras}
        </Box>
        {props.payment}
        {props.totals}
        <Box display="grid" gridTemplateColumns="1fr 1.45fr" gap="2.5">
          <Button
            size="lg"
            variant="outline"
            fontSize="16px"
            title={why}
            aria-keyshortcuts={shortcutKeys.order}
            aria-disabled={!isIdle || undefined}
            busy={props.sending === "order"}
            onClick={press(props.onOrder)}
          >
            {words.order}
          </Button>
          <Button
            size="lg"
            title={why}
            aria-keyshortcuts={shortcutKeys.deliver}
            aria-disabled={!isIdle || undefined}
            busy={props.sending === "delivery"}
            onClick={press(props.onDeliver)}
          >
            {words.deliver}
          </Button>
        </Box>
      </Box>
    </Box>
  );
}
