import { localDateOf, localTimeOf, timeZone } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { cafeteriaQuery, rereadAfter, type StockShortage } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import * as texts from "../../texts/late-sales.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { useNotify } from "../notices/index.ts";

export interface ShortagesDialogProps {
  readonly isOpen: boolean;
  readonly shortages: readonly StockShortage[];
  readonly onClose: () => void;
}

/** Each stays until somebody has looked at it. */
export function ShortagesDialog({ isOpen, shortages, onClose }: ShortagesDialogProps) {
  const { sources } = useWorkplace();
  const notify = useNotify();
  const queries = useQueryClient();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const zone = cafeteria?.timeZone ?? timeZone("UTC");
  const [busyId, setBusyId] = useState<string | null>(null);
  const resolve = async (id: string): Promise<void> => {
    setBusyId(id);
    const done = await sources.calls.resolveStockShortage({ params: { shortageId: id } });
    if (!done.ok) await notify({ kind: "error", title: sentenceOf(done.failure) });
    await rereadAfter(queries, "shortage");
    setBusyId(null);
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.shortages}>
      <Box textStyle="sm" color="fg.muted" mb="2">
        {texts.shortagesLead}
      </Box>
      {shortages.length === 0 && <Box>{texts.noShortages}</Box>}
      <Box as="ul" listStyleType="none">
        {shortages.map(({ id, name, quantity, sellerName, soldAt }) => {
          const [, month, day] = localDateOf(soldAt, zone).split("-");
          return (
            <Box
              as="li"
              key={id}
              display="flex"
              alignItems="center"
              gap="3"
              py="2.5"
              borderBottomWidth="1px"
              _last={{ borderBottomWidth: "0" }}
            >
              <Box flex="1" minW="0">
                <Box fontWeight="semibold">{texts.missing(name, quantity)}</Box>
                <Box textStyle="sm" color="fg.muted">
                  {`${sellerName} · ${day}/${month} ${localTimeOf(soldAt, zone)}`}
                </Box>
              </Box>
              <Button
                size="sm"
                variant="outline"
                colorPalette="gray"
                busy={busyId === id}
                aria-label={texts.markReviewed(name)}
                onClick={() => void resolve(id)}
              >
                {texts.reviewed}
              </Button>
            </Box>
          );
        })}
      </Box>
    </Dialog>
  );
}
