import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { EyeOff } from "lucide-react";
import type { ReactNode } from "react";
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

type ToldProps = { readonly name: string; readonly isBeside?: boolean; readonly children: ReactNode };

/** A name and its number, which no line break parts. */
const Told = ({ name, isBeside = false, children }: ToldProps) => (
  <Box as="span" display="inline-flex" flexWrap="wrap" alignItems="center" columnGap="2">
    <Box as="span" color="fg.muted">
      {name}
    </Box>
    <Box as="span" fontWeight={isBeside ? undefined : "bold"}>
      {children}
    </Box>
  </Box>
);

/** What the whole result adds up to; of very many rows nothing is told. HISTORY-10 HISTORY-11 HISTORY-12 HISTORY-13 HISTORY-14 HISTORY-15 SPLIT-09 CASH-11 */
export function HistorySum({ question }: { readonly question: HistoryQuery }) {
  const { sources } = useWorkplace();
  const { data, isPlaceholderData } = useQuery(historySumQuery(sources, question));
  if (data === undefined || (data.total === null && !data.isBlind)) return null;
  const { paidTotal } = data;
  // What else was asked for is what somebody came for.
  const isBeside =
    data.linesTotal !== null || data.linesUnits !== null || data.discount !== null || paidTotal !== undefined;
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      rowGap="1"
      opacity={isPlaceholderData ? 0.6 : undefined}
    >
      <Told name={sumName(question)} isBeside={isBeside}>
        {data.total === null ? (
          <Box as="span" display="inline-flex" alignItems="center" gap="1.5" color="fg.muted">
            <EyeOff aria-hidden size={16} />
            {words.seenOnceClosed}
          </Box>
        ) : (
          <AmountText amount={data.total} />
        )}
      </Told>
      {paidTotal !== undefined && (
        <Told name={texts.sumOfMethod}>
          <AmountText amount={paidTotal} />
        </Told>
      )}
      {data.linesTotal !== null && (
        <Told name={texts.sumOfLines}>
          <AmountText amount={data.linesTotal} />
        </Told>
      )}
      {data.linesUnits !== null && (
        <Told name={data.linesTotal === null ? texts.unitsOfAll : texts.unitsOfLines}>
          {countText(data.linesUnits)}
        </Told>
      )}
      {data.discount !== null && (
        <Told name={texts.sumOfDiscounts}>
          <AmountText amount={data.discount} />
        </Told>
      )}
    </Box>
  );
}
