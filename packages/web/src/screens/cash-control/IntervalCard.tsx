import { type IntervalItem, simplifiedItems } from "@cantina/domain/cash-reports";
import type { Cents } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { Printer } from "lucide-react";
import type { CashInterval } from "../../composition/live-data/index.ts";
import { intervalLabel } from "../../texts/interval-labels.ts";
import { AmountText } from "../../ui/AmountText.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { momentText } from "../../ui/local-moment.ts";
import styles from "./IntervalCard.module.css";
import { IntervalSums } from "./IntervalSums.tsx";
import type { ReportPlace } from "./report-place.ts";

export interface IntervalCardProps {
  readonly interval: CashInterval;
  readonly place: ReportPlace;
  readonly isSimplified: boolean;
  readonly canPrint: boolean;
  readonly onPrint: () => void;
}

/** One register session from its opening to its close, or to now. */
export function IntervalCard({ interval, place, isSimplified, canPrint, onPrint }: IntervalCardProps) {
  const items = isSimplified ? simplifiedItems(interval.items) : interval.items;
  const isOpen = interval.until === null;
  const until = interval.until === null ? "ahora" : momentText(interval.until, place.timeZone);
  const title = `Caja n.º ${interval.sessionNumber} · ${interval.sellerName}`;
  return (
    <Box as="article" aria-label={title} className={styles["card"]}>
      <Box display="flex" alignItems="center" justifyContent="space-between" gap="3" px="4" py="3" flexWrap="wrap">
        <Box>
          <Box as="h2" fontSize="17px" fontWeight="semibold" lineHeight="1.3">
            {title}
          </Box>
          <Box fontSize="14px" color="fg.muted" fontVariantNumeric="tabular-nums">
            {`${momentText(interval.from, place.timeZone)} – ${until}`}
          </Box>
        </Box>
        <Box display="flex" alignItems="center" gap="3">
          {isOpen && (
            <Box
              px="2.5"
              py="1"
              borderRadius="full"
              bg="bg.success"
              color="fg.success"
              fontSize="12px"
              fontWeight="semibold"
            >
              Abierta
            </Box>
          )}
          <IconButton
            label={`Imprimir la caja n.º ${interval.sessionNumber}`}
            icon={<Printer />}
            disabled={!canPrint}
            onClick={onPrint}
          />
        </Box>
      </Box>
      <Items items={items} customName={place.customPaymentMethod} />
      <IntervalSums interval={interval} />
    </Box>
  );
}

function Items({ items, customName }: { readonly items: readonly IntervalItem[]; readonly customName: string | null }) {
  return (
    <table className={styles["items"]}>
      <thead>
        <tr>
          <th scope="col">Concepto</th>
          <th scope="col">Importe</th>
          <th scope="col">Devoluciones</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, index) => (
          <tr key={index}>
            <td>{intervalLabel(item, customName)}</td>
            <td>
              <AmountText amount={item.amount} />
            </td>
            <td>
              <Returns amount={item.returnAmount} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Returns({ amount }: { readonly amount: Cents }) {
  return amount === 0 ? (
    <Box as="span" color="fg.muted">
      —
    </Box>
  ) : (
    <AmountText amount={amount} color="fg.error" />
  );
}
