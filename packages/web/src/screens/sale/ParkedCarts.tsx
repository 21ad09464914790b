import { timeZone } from "@cantina/domain/kernel";
import { type ParkingFact, canPark } from "@cantina/domain/sale";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { CirclePause, Hourglass } from "lucide-react";
import { Suspense, lazy, useEffect, useEffectEvent, useState } from "react";
import { cafeteriaQuery } from "../../composition/live-data/index.ts";
import { type ParkingActor, parkingOf } from "../../composition/parking/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/parked-carts.ts";
import { shortcutKeys } from "../../texts/shortcuts.ts";
import { CountBadge } from "../../ui/CountBadge.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Popover } from "../../ui/Popover.tsx";
import { notify } from "../../ui/notify.ts";
import { useWasOpened } from "../../ui/use-was-opened.ts";
import { parkingNotice } from "./parking-notices.ts";

const ParkForm = lazy(async () => ({ default: (await import("./parts/ParkForm.tsx")).ParkForm }));
const ParkedDialog = lazy(async () => ({ default: (await import("./ParkedDialog.tsx")).ParkedDialog }));

function useParkingNotices(parking: ParkingActor): void {
  const { sources, left } = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const tell = useEffectEvent((fact: ParkingFact) => {
    const notice = parkingNotice(fact, cafeteria?.timeZone ?? timeZone("UTC"), (parked) =>
      parking.send({ type: "parking.asked", job: { kind: "RESTORE", parked } }),
    );
    if (notice !== null) void notify(notice, left);
  });
  useEffect(() => {
    const heard = parking.on("*", (fact) => tell(fact));
    return () => heard.unsubscribe();
  }, [parking]);
}

/** Puts the cart aside, and leads to those that wait. SALE-90 SALE-92 */
export function ParkedCarts() {
  const workplace = useWorkplace();
  const [parking] = useState(() => parkingOf(workplace));
  const count = useSelector(parking, ({ context }) => context.listed?.length ?? 0);
  const hasCart = useSelector(workplace.checkout, canPark);
  const [isOpen, setIsOpen] = useState(false);
  const wasOpened = useWasOpened(isOpen);
  useParkingNotices(parking);
  const label = count === 0 ? texts.waiting : texts.waitingCount(count);
  return (
    <Box display="flex" me="-2.5">
      <Popover
        label={texts.park}
        trigger={({ onClick, ...trigger }) => (
          <IconButton
            label={texts.park}
            icon={<CirclePause />}
            title={hasCart ? texts.park : texts.nothingToPark}
            aria-disabled={!hasCart || undefined}
            aria-keyshortcuts={hasCart ? shortcutKeys.park : undefined}
            data-opens
            onClick={hasCart ? onClick : undefined}
            {...trigger}
          />
        )}
      >
        {(close) => (
          <ParkForm
            onPark={(name) => {
              parking.send({ type: "parking.asked", job: { kind: "PARK", name } });
              close();
            }}
          />
        )}
      </Popover>
      <Box position="relative">
        <IconButton
          label={label}
          icon={<Hourglass />}
          title={count === 0 ? texts.nothingWaits : label}
          aria-haspopup="dialog"
          aria-disabled={count === 0 || undefined}
          aria-keyshortcuts={hasCart ? undefined : shortcutKeys.park}
          onClick={count === 0 ? undefined : () => setIsOpen(true)}
        />
        {count > 0 && <CountBadge count={count} bg="brand.solid" color="brand.contrast" />}
      </Box>
      {wasOpened && (
        <Suspense fallback={null}>
          <ParkedDialog parking={parking} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Box>
  );
}
