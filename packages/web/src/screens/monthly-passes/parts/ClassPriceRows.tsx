import type { CafeteriaClass } from "@cantina/domain/cafeteria";
import type { PassEntry, PassFaults } from "@cantina/domain/calendar-products";
import { id } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { Plus, X } from "lucide-react";
import * as texts from "../../../texts/monthly-passes.ts";
import * as words from "../../../texts/words.ts";
import * as offers from "../../../texts/offers.ts";
import { classPriceFaultTexts } from "../../../texts/pass-fault-texts.ts";
import { Button } from "../../../ui/Button.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { MoneyInput } from "../../../ui/MoneyInput.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";

type Rows = PassEntry["classPrices"];

export interface ClassPriceRowsProps {
  readonly classes: readonly CafeteriaClass[];
  readonly rows: Rows;
  readonly onChange: (rows: Rows) => void;
  readonly faults: PassFaults["classPrices"] | undefined;
}

/** A price of its own for some classes; the others pay the pass's. */
export function ClassPriceRows({ classes, rows, onChange, faults }: ClassPriceRowsProps) {
  const change = (index: number, part: Partial<Rows[number]>): void =>
    onChange(rows.map((row, place) => (place === index ? { ...row, ...part } : row)));
  const faultOf = (index: number): string | undefined => {
    const fault = faults?.get(index);
    return fault === undefined ? undefined : classPriceFaultTexts[fault];
  };
  return (
    <Box role="group" aria-label={offers.classPrices} display="flex" flexDirection="column" gap="2">
      {rows.map((row, index) => (
        <Box
          // Rows have nothing of their own but their place.
          key={`${index}-${rows.length}`}
          display="grid"
          gridTemplateColumns="minmax(0, 1fr) minmax(0, 1fr) 44px"
          gap="2"
          alignItems="start"
        >
          <SelectField
            label={words.schoolClass}
            value={row.classId ?? ""}
            options={[
              { value: "", label: words.choose },
              ...classes.map((one) => ({ value: one.id, label: one.name })),
            ]}
            error={faultOf(index)}
            onChange={(classId) => change(index, { classId: classId === "" ? null : id<"class">(classId) })}
          />
          <MoneyInput label={texts.classPrice} value={row.price} onChange={(price) => change(index, { price })} />
          <Box pt="26px">
            <IconButton
              label={texts.removeClassPrice}
              icon={<X />}
              onClick={() => onChange(rows.filter((_, place) => place !== index))}
            />
          </Box>
        </Box>
      ))}
      <Button
        size="sm"
        variant="outline"
        colorPalette="gray"
        alignSelf="flex-start"
        onClick={() => onChange([...rows, { classId: null, price: null }])}
      >
        <Plus aria-hidden />
        {offers.addClassPrice}
      </Button>
    </Box>
  );
}
