import { isAllowedLevel } from "@cantina/domain/access";
import { isLeftRegister } from "@cantina/domain/cash-register";
import { Box } from "@chakra-ui/react/box";
import { Printer } from "lucide-react";
import { Suspense, lazy, useId, useState } from "react";
import type { CashInterval } from "../../composition/live-data/index.ts";
import { useValue } from "../../composition/device/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/cash-control.ts";
import * as printingTexts from "../../texts/printing.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { IntervalDetail } from "./IntervalDetail.tsx";
import { drawerTitle, hoursText } from "./interval-texts.ts";
import type { ReportPlace } from "./report-place.ts";

// Few registers are left behind, and who reads the report waits for no form.
const CloseLeftDialog = lazy(async () => ({ default: (await import("./CloseLeftDialog.tsx")).CloseLeftDialog }));

export interface IntervalDrawerProps {
  /** undefined: none is open. */
  readonly interval: CashInterval | undefined;
  readonly place: ReportPlace;
  readonly isSimplified: boolean;
  readonly onSimplified: (isSimplified: boolean) => void;
  readonly onClose: () => void;
}

/** One register session from its opening to its close, or to now. */
export function IntervalDrawer({ interval, onClose, ...rest }: IntervalDrawerProps) {
  const [counted, setCounted] = useState<CashInterval | null>(null);
  // It stays in sight while the drawer goes.
  const [last, setLast] = useState(interval);
  if (interval !== undefined && last !== interval) setLast(interval);
  return (
    <>
      <Dialog
        isDrawer
        title={last === undefined ? texts.drawer : drawerTitle(last)}
        isOpen={interval !== undefined}
        onClose={onClose}
      >
        {last !== undefined && <Interval interval={last} onCount={() => setCounted(last)} {...rest} />}
      </Dialog>
      {counted !== null && (
        <Suspense fallback={null}>
          <CloseLeftDialog interval={counted} onClose={() => setCounted(null)} />
        </Suspense>
      )}
    </>
  );
}

type IntervalProps = Omit<IntervalDrawerProps, "onClose"> & {
  readonly interval: CashInterval;
  readonly onCount: () => void;
};

function Interval({ interval, place, isSimplified, onSimplified, onCount }: IntervalProps) {
  const { printing, profile } = useWorkplace();
  const { hasSellerLeft, until } = interval;
  const mayCount =
    isLeftRegister({ isOpen: until === null, hasSellerLeft }) &&
    isAllowedLevel("closeLeftRegisters", profile.privilegeLevel);
  const isPrinterReady = useValue(printing.view).isReady;
  const reasonId = useId();
  return (
    <Box as="article" aria-label={drawerTitle(interval)} display="flex" flexDirection="column" gap="3">
      <Box display="flex" alignItems="center" gap="3" minH="11">
        <Box flex="1" fontSize="14px" color="fg.muted" fontVariantNumeric="tabular-nums">
          {hoursText(interval, place.timeZone)}
        </Box>
        <IconButton
          label={texts.printDrawer(interval.sessionNumber)}
          icon={<Printer />}
          disabled={!isPrinterReady}
          aria-describedby={isPrinterReady ? undefined : reasonId}
          onClick={() => void printing.printCashInterval(interval)}
        />
      </Box>
      {!isPrinterReady && (
        <Box id={reasonId} fontSize="13px" color="fg.muted" textAlign="end">
          {printingTexts.noPrinter}
        </Box>
      )}
      {mayCount && (
        <Notice
          kind="warning"
          action={
            <Button size="sm" variant="outline" colorPalette="mango" onClick={onCount}>
              {texts.closeDrawer(interval.sessionNumber)}
            </Button>
          }
        >
          {texts.leftOpen(interval.sellerName)}
        </Notice>
      )}
      <Switch label={texts.simplified} checked={isSimplified} onChange={onSimplified} />
      <IntervalDetail interval={interval} customName={place.customPaymentMethod} isSimplified={isSimplified} />
    </Box>
  );
}
