import { Box } from "@chakra-ui/react/box";
import { Printer, X } from "lucide-react";
import { useState } from "react";
import type { CashInterval } from "../../composition/live-data/index.ts";
import { useValue } from "../../composition/device/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { Drawer } from "../../ui/Drawer.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { IntervalDetail } from "./IntervalDetail.tsx";
import { drawerTitle, hoursText } from "./interval-texts.ts";
import type { ReportPlace } from "./report-place.ts";

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
  // It stays in sight while the drawer goes.
  const [last, setLast] = useState(interval);
  if (interval !== undefined && last !== interval) setLast(interval);
  return (
    <Drawer
      side="end"
      label={last === undefined ? "Caja" : drawerTitle(last)}
      isOpen={interval !== undefined}
      onClose={onClose}
    >
      {last !== undefined && <Interval interval={last} onClose={onClose} {...rest} />}
    </Drawer>
  );
}

type IntervalProps = IntervalDrawerProps & { readonly interval: CashInterval };

function Interval({ interval, place, isSimplified, onSimplified, onClose }: IntervalProps) {
  const { printing } = useWorkplace();
  const isPrinterReady = useValue(printing.view).isReady;
  const title = drawerTitle(interval);
  return (
    <Box as="article" aria-label={title} display="flex" flexDirection="column" minH="0" flex="1">
      <Box display="flex" alignItems="center" gap="1" ps="5" pe="2" py="3">
        <Box flex="1" minW="0">
          <Box as="h2" fontSize="18px" fontWeight="bold" letterSpacing="tight" lineHeight="1.3">
            {title}
          </Box>
          <Box fontSize="14px" color="fg.muted" fontVariantNumeric="tabular-nums">
            {hoursText(interval, place.timeZone)}
          </Box>
        </Box>
        <IconButton
          label={`Imprimir la caja n.º ${interval.sessionNumber}`}
          icon={<Printer />}
          disabled={!isPrinterReady}
          onClick={() => void printing.printCashInterval(interval)}
        />
        <IconButton label="Cerrar" icon={<X />} onClick={onClose} />
      </Box>
      <Box px="5" pb="3">
        <Switch label="Versión simplificada" checked={isSimplified} onChange={onSimplified} />
      </Box>
      <IntervalDetail interval={interval} customName={place.customPaymentMethod} isSimplified={isSimplified} />
    </Box>
  );
}
