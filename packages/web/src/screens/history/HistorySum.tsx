import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { EyeOff } from "lucide-react";
import { type HistoryQuery, historySumQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/history.ts";
import * as words from "../../texts/words.ts";
import { AmountText } from "../../ui/AmountText.tsx";
import { countText } from "../../ui/count-text.ts";

function sumName({ dateKind, asSold }: HistoryQuery): string {
  if (dateKind === "CANCELLATION_DATE") return texts.sumGivenBack;
  return asSold === undefined ? texts.sumWithoutCancelled : texts.sumAsSold;
}

/** What the whole result adds up to; of very many rows nothing is told. HISTORY-10 HISTORY-11 HISTORY-12 HISTORY-13 HISTORY-14 CASH-11 */
export function HistorySum({ question }: { readonly question: HistoryQuery }) {
  const { sources } = useWorkplace();
  const { data, isPlaceholderData } = useQuery(historySumQuery(sources, question));
  if (data === undefined || (data.total === null && !data.isBlind)) return null;
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" gap="2" opacity={isPlaceholderData ? 0.6 : undefined}>
      <Box as="span" color="fg.muted">
        {sumName(question)}
      </Box>
      {data.total === null ? (
        <Box as="span" display="inline-flex" alignItems="center" gap="1.5" color="fg.muted">
          <EyeOff aria-hidden size={16} />
          {words.seenOnceClosed}
        </Box>
      ) : (
        <AmountText amount={data.total} fontWeight={data.linesTotal === null ? "bold" : undefined} />
      )}
      {data.linesTotal !== null && (
        <>
          <Box as="span" color="fg.muted">
            {texts.sumOfLines}
          </Box>
          <AmountText amount={data.linesTotal} fontWeight="bold" />
        </>
      )}
      {data.linesUnits !== null && (
        <>
          <Box as="span" color="fg.muted">
            {texts.unitsOfLines}
          </Box>
          <Box as="span" fontWeight="bold">
            {countText(data.linesUnits)}
          </Box>
        </>
      )}
    </Box>
  );
}
