import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { type ClientNarrowing, balanceSumQuery, useClientCalls } from "../../composition/desk/index.ts";
import * as texts from "../../texts/clients.ts";
import { BalanceText } from "../../ui/BalanceText.tsx";

/** What all whom the filters find hold together, whatever page is shown. CLIENTS-22 */
export function BalanceSum({ narrowing }: { readonly narrowing: ClientNarrowing }) {
  const { data, isPlaceholderData } = useQuery(balanceSumQuery(useClientCalls(), narrowing));
  if (data === undefined) return null;
  return (
    <Box display="flex" alignItems="center" gap="2" opacity={isPlaceholderData ? 0.6 : undefined}>
      <Box as="span" color="fg.muted">
        {texts.balanceSum}
      </Box>
      <BalanceText amount={data.total} fontWeight="bold" />
    </Box>
  );
}
