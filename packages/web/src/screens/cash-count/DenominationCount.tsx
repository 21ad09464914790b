import { countedAmount, countedBy } from "@cantina/domain/cash-register";
import { type Cents, formatMoney, formatMoneyShort } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { Input } from "@chakra-ui/react/input";
import { useQuery } from "@tanstack/react-query";
import { Calculator } from "lucide-react";
import { useId, useState } from "react";
import { cafeteriaQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/cash-register.ts";
import { Button } from "../../ui/Button.tsx";

/** More of one kind than any drawer holds is a typing error. */
const mostDigits = 5;

/** Counting the drawer note by note; each change gives the sum. */
export function DenominationCount({ onCount }: { readonly onCount: (amount: Cents) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [counts, setCounts] = useState<ReadonlyMap<Cents, number>>(new Map());
  const { sources } = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const id = useId();
  const count = (denomination: Cents, text: string): void => {
    const next = new Map(counts).set(denomination, Number(text.replaceAll(/\D/gu, "").slice(0, mostDigits)));
    setCounts(next);
    onCount(countedAmount(next));
  };
  return (
    <Box display="flex" flexDirection="column" gap="3">
      <Button
        variant="outline"
        colorPalette="gray"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Calculator aria-hidden />
        {texts.countNotes}
      </Button>
      <Box role="status" srOnly>
        {counts.size > 0 && texts.countedSoFar(formatMoney(countedAmount(counts)))}
      </Box>
      {isOpen && (
        <Box id={id} display="grid" gridTemplateColumns="1fr 1fr" columnGap={{ base: "3", sm: "6" }} rowGap="1.5">
          {countedBy(cafeteria?.cashDenominations, counts).map((denomination) => (
            <Denomination
              key={denomination}
              denomination={denomination}
              count={counts.get(denomination) ?? 0}
              onCount={(text) => count(denomination, text)}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}

interface DenominationProps {
  readonly denomination: Cents;
  readonly count: number;
  readonly onCount: (text: string) => void;
}

function Denomination({ denomination, count, onCount }: DenominationProps) {
  const id = useId();
  return (
    <Box display="grid" gridTemplateColumns={{ base: "1fr 76px", sm: "1fr 92px" }} alignItems="center" gap="2">
      <Box as="label" {...{ htmlFor: id }} fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {formatMoneyShort(denomination)}
      </Box>
      <Input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        textAlign="end"
        placeholder="0"
        value={count === 0 ? "" : String(count)}
        onChange={(event) => onCount(event.target.value)}
      />
    </Box>
  );
}
