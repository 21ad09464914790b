import { Box } from "@chakra-ui/react/box";
import type { PaymentDifference } from "../../composition/desk/index.ts";
import { paymentName } from "../../texts/payment-names.ts";
import * as texts from "../../texts/payment-differences.ts";

/** What happened, and what there is to be done. */
export const Explained = ({ kind, provider }: Pick<PaymentDifference, "kind" | "provider">) => (
  <Box maxW="52ch" textWrap="pretty">
    <Box fontWeight="semibold">{texts.kinds[kind](paymentName(provider, null))}</Box>
    <Box fontSize="13px" fontWeight="normal" color="fg.muted">
      {texts.kindDetails[kind](paymentName(provider, null))}
    </Box>
  </Box>
);
