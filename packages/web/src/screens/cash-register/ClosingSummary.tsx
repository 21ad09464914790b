import type { BookedMovement } from "@cantina/domain/money-calls";
import { Box } from "@chakra-ui/react/box";
import * as texts from "../../texts/cash-register.ts";
import * as words from "../../texts/words.ts";
import { AmountText } from "../../ui/AmountText.tsx";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";

export interface ClosingSummaryProps {
  readonly closing: BookedMovement;
  /** What the form was opened from, whose place it takes. */
  readonly openedFrom: HTMLElement | null;
  readonly onDone: () => void;
}

/** What the drawer should have held is told only now, when the count can't be changed any more. */
export function ClosingSummary({ closing, openedFrom, onDone }: ClosingSummaryProps) {
  const { amount, expected, difference } = closing;
  const rows = [
    { label: texts.countedAmount, value: amount },
    { label: texts.expectedAmount, value: expected },
    { label: words.difference, value: difference },
  ];
  return (
    <Dialog
      isOpen
      openedFrom={openedFrom}
      onClose={onDone}
      title={words.cashMovements}
      isReadOut
      footer={<Button onClick={onDone}>{words.done}</Button>}
    >
      <Box display="flex" flexDirection="column" gap="4">
        <Box>{texts.closedSession(closing.sessionNumber)}</Box>
        <Box as="dl" borderWidth="1px" borderRadius="lg" bg="bg.subtle" px="3.5" py="1.5">
          {rows.map(({ label, value }) => (
            <Box key={label} display="flex" justifyContent="space-between" gap="4" py="1.5">
              <dt>{label}</dt>
              <dd>{value === null ? "—" : <AmountText amount={value} />}</dd>
            </Box>
          ))}
        </Box>
      </Box>
    </Dialog>
  );
}
