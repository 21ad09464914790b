import { type CartId, millisecondsBetween, timeZone } from "@cantina/domain/kernel";
import { parkedView } from "@cantina/domain/sale";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { cafeteriaQuery } from "../../composition/live-data/index.ts";
import type { ParkingActor } from "../../composition/parking/index.ts";
import { useMinute, useWorkplace } from "../../composition/workplace/index.ts";
import { ageText } from "../../texts/age-text.ts";
import * as texts from "../../texts/parked-carts.ts";
import * as words from "../../texts/words.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { parkedName } from "./parked-name.ts";
import { ParkedRow } from "./parts/ParkedRow.tsx";

export interface ParkedDialogProps {
  readonly parking: ParkingActor;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The carts that wait on this device, the longest first. SALE-92 */
export function ParkedDialog({ parking, isOpen, onClose }: ParkedDialogProps) {
  const { sources } = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const entries = parkedView(useSelector(parking, (current) => current)) ?? [];
  const now = useMinute();
  const zone = cafeteria?.timeZone ?? timeZone("UTC");
  useEffect(() => {
    if (isOpen) parking.send({ type: "parking.looked" });
  }, [parking, isOpen]);
  const takeUp = (cartId: CartId): void => {
    parking.send({ type: "parking.asked", job: { kind: "TAKE_UP", cartId } });
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.waiting}
      footer={
        <Button variant="outline" colorPalette="gray" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <Box color="fg.muted" textStyle="sm">
        {entries.length === 0 ? texts.nothingWaits : texts.lead}
      </Box>
      <Box as="ul" listStyleType="none" display="flex" flexDirection="column">
        {entries.map((entry) => (
          <ParkedRow
            key={entry.cartId}
            entry={entry}
            name={parkedName(entry, zone)}
            age={texts.since(ageText(Math.max(0, millisecondsBetween(entry.parkedAt, now))))}
            onTakeUp={() => takeUp(entry.cartId)}
            onRemove={() => parking.send({ type: "parking.asked", job: { kind: "REMOVE", cartId: entry.cartId } })}
          />
        ))}
      </Box>
    </Dialog>
  );
}
