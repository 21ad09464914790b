import { simplifiedItems } from "@cantina/domain/cash-reports";
import type { Cents } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import type { CashInterval } from "../../composition/live-data/index.ts";
import * as texts from "../../texts/cash-control.ts";
import { intervalLabel } from "../../texts/interval-labels.ts";
import * as words from "../../texts/words.ts";
import { AmountText } from "../../ui/AmountText.tsx";
import styles from "./IntervalDetail.module.css";
import { IntervalSums } from "./IntervalSums.tsx";

export interface IntervalDetailProps {
  readonly interval: CashInterval;
  readonly customName: string | null;
  readonly isSimplified: boolean;
}

/** What happened in a drawer, and beneath it what it comes to. */
export function IntervalDetail({ interval, customName, isSimplified }: IntervalDetailProps) {
  const items = isSimplified ? simplifiedItems(interval.items) : interval.items;
  return (
    <Box borderWidth="1px" borderRadius="xl" overflow="hidden">
      <table className={styles["items"]}>
        <thead>
          <tr>
            <th scope="col">{texts.item}</th>
            <th scope="col">{words.sum}</th>
            <th scope="col">{texts.returns}</th>
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
      <IntervalSums interval={interval} />
    </Box>
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
