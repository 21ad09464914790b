import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Scale } from "lucide-react";
import { paymentDifferencesQuery } from "../../composition/desk/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { toReview } from "../../texts/payments-to-review.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { openOf } from "../payment-differences/index.ts";
import { CountBadge } from "../../ui/CountBadge.tsx";

/** Beside the bell, while both books differ: how often, and the way there. PROVIDER-06 */
export function PaymentNotices() {
  const { sources } = useWorkplace();
  const { data } = useQuery(paymentDifferencesQuery(sources));
  const navigate = useNavigate();
  const { length: count } = openOf(data);
  if (count === 0) return null;
  return (
    <Box position="relative">
      <IconButton
        label={toReview(count)}
        icon={<Scale />}
        onClick={() => void navigate({ to: "/mercadopago/differences" })}
      />
      <CountBadge
        count={count}
        bg={{ _light: "mango.700", _dark: "mango.300" }}
        color={{ _light: "white", _dark: "black" }}
      />
    </Box>
  );
}
