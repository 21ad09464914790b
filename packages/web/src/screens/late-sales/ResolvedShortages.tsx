import type { TimeZone } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  type ResolvedShortage,
  resolvedShortagePageSize,
  resolvedShortagesQuery,
  useStockCalls,
} from "../../composition/desk/index.ts";
import * as history from "../../texts/history.ts";
import * as texts from "../../texts/shortages.ts";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Pager } from "../../ui/Pager.tsx";
import { PersonName } from "../../ui/PersonName.tsx";
import { momentText } from "../../ui/local-moment.ts";

const signed = (units: number): string => (units > 0 ? `+${units}` : units < 0 ? `−${-units}` : "0");

function resolverOf(record: ResolvedShortage["record"]): string {
  if (record === null) return texts.lookedAt;
  const { type, amount } = record;
  return texts.resolvers[type](signed(type === "OUT" ? -amount : amount));
}

export interface ResolvedShortagesProps {
  readonly zone: TimeZone;
}

/** What resolved each, who and when, the last one first; nothing while there are none. STOCK-10 */
export function ResolvedShortages({ zone }: ResolvedShortagesProps) {
  const calls = useStockCalls();
  const [page, setPage] = useState(0);
  const { data, failureReason, refetch } = useQuery(resolvedShortagesQuery(calls, page));
  if (data === undefined) {
    if (failureReason === null) return null;
    return <ErrorState failure={failureReason} title={texts.resolvedUnreadable} onRetry={() => void refetch()} />;
  }
  if (data.totalCount === 0) return null;
  return (
    <Box as="section" aria-labelledby="resolved-shortages" mt="5">
      <Box as="h3" id="resolved-shortages" fontWeight="semibold" mb="1">
        {texts.resolvedOnes}
      </Box>
      <Box as="ul" listStyleType="none">
        {data.data.map(({ id, name, quantity, resolvedAt, resolvedBy, record }) => (
          <Box as="li" key={id} py="2.5" borderBottomWidth="1px" _last={{ borderBottomWidth: "0" }}>
            <Box display="flex" justifyContent="space-between" gap="3" fontVariantNumeric="tabular-nums">
              <Box minW="0" overflowWrap="anywhere">
                {texts.wasMissing(name, quantity)}
              </Box>
              <Box flexShrink="0" fontWeight="semibold">
                {resolverOf(record)}
              </Box>
            </Box>
            <Box textStyle="sm" color="fg.muted" overflowWrap="anywhere">
              {momentText(resolvedAt, zone)}
              {resolvedBy !== null && (
                <>
                  {" · "}
                  <PersonName person={resolvedBy} deletedText={history.deletedUser} />
                </>
              )}
              {record !== null && record.description !== "" && ` · ${record.description}`}
            </Box>
          </Box>
        ))}
      </Box>
      {data.totalCount > resolvedShortagePageSize && (
        <Pager page={page} pageSize={resolvedShortagePageSize} totalCount={data.totalCount} onPage={setPage} />
      )}
    </Box>
  );
}
