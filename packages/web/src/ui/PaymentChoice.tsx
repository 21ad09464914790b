import { Box } from "@chakra-ui/react/box";
import * as texts from "../texts/ui.ts";
import { PaymentTiles, type PaymentTilesProps } from "./PaymentTiles.tsx";
import { FaultText } from "./FaultText.tsx";

export interface PaymentChoiceProps<M extends string> extends PaymentTilesProps<M> {
  readonly error?: string | undefined;
}

/** Payment tiles as a field of a form, wide enough for "Transferencia". */
export function PaymentChoice<M extends string>({ error, ...tiles }: PaymentChoiceProps<M>) {
  return (
    <Box display="flex" flexDirection="column" gap="1.5">
      <Box aria-hidden textStyle="sm" fontWeight="semibold">
        {texts.payment}
      </Box>
      <PaymentTiles {...tiles} columns={tiles.options.length === 4 ? 2 : 3} />
      <FaultText text={error} />
    </Box>
  );
}
