import { timeZone } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { cafeteriaQuery, type StockShortage } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/late-sales.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { momentText } from "../../ui/local-moment.ts";
import { ResolveDialog } from "./ResolveDialog.tsx";
import { ResolvedShortages } from "./ResolvedShortages.tsx";

export interface ShortagesDialogProps {
  readonly isOpen: boolean;
  readonly shortages: readonly StockShortage[];
  readonly onClose: () => void;
}

/** Each stays until a movement or a count resolves it. STOCK-10 */
export function ShortagesDialog({ isOpen, shortages, onClose }: ShortagesDialogProps) {
  const { sources } = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const zone = cafeteria?.timeZone ?? timeZone("UTC");
  const [resolving, setResolving] = useState<StockShortage | null>(null);
  if (resolving !== null && isOpen) return <ResolveDialog shortage={resolving} onClose={() => setResolving(null)} />;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.shortages}>
      <Box textStyle="sm" color="fg.muted" mb="2">
        {texts.shortagesLead}
      </Box>
      {shortages.length === 0 && <Box>{texts.noShortages}</Box>}
      <Box as="ul" listStyleType="none">
        {shortages.map((shortage) => {
          const { id, name, quantity, orderId, sellerName, soldAt } = shortage;
          const at = momentText(soldAt, zone);
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
                  {orderId === null ? texts.countedBy(sellerName, at) : texts.soldBy(sellerName, at)}
                </Box>
              </Box>
              <Button
                size="sm"
                variant="outline"
                colorPalette="gray"
                aria-label={texts.resolveNamed(name)}
                onClick={() => setResolving(shortage)}
              >
                {texts.resolve}
              </Button>
            </Box>
          );
        })}
      </Box>
      {isOpen && <ResolvedShortages zone={zone} />}
    </Dialog>
  );
}
