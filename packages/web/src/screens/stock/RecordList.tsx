import type { TimeZone } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { Link } from "@tanstack/react-router";
import type { StockRecord } from "../../composition/desk/index.ts";
import * as history from "../../texts/history.ts";
import * as texts from "../../texts/stock.ts";
import { PersonName } from "../../ui/PersonName.tsx";
import { momentText } from "../../ui/local-moment.ts";
import { recordName, signedUnits } from "./record-text.ts";

export interface RecordListProps {
  readonly records: readonly StockRecord[];
  readonly zone: TimeZone;
}

export function RecordList({ records, zone }: RecordListProps) {
  return (
    <Box as="ul" aria-label={texts.records} display="flex" flexDirection="column" borderWidth="1px" borderRadius="18px">
      {records.map((record) => (
        <Box
          as="li"
          key={record.id}
          display="grid"
          gridTemplateColumns="minmax(0, 1fr) auto"
          columnGap="3"
          px="4"
          py="2.5"
          fontVariantNumeric="tabular-nums"
          css={{ "& + &": { borderTopWidth: "1px" } }}
        >
          <Box fontWeight="semibold">{recordName(record)}</Box>
          <Box textAlign="end" fontWeight="semibold">
            {signedUnits(record)}
          </Box>
          <Box fontSize="13px" color="fg.muted" minW="0" overflowWrap="anywhere">
            {momentText(record.dateTime, zone)}
            {record.seller !== null && (
              <>
                {" · "}
                <PersonName person={record.seller} deletedText={history.deletedUser} />
              </>
            )}
            {record.description !== "" && <Box>{record.description}</Box>}
            {record.transactionId !== null && (
              <Box css={{ "& a": { color: "brand.fg", textDecoration: "underline" } }}>
                <Link to="/orders" search={{ search: record.transactionId }}>
                  {texts.seeOrder}
                </Link>
              </Box>
            )}
          </Box>
          <Box fontSize="13px" color="fg.muted" textAlign="end">
            {texts.left(record.resultingStock)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
