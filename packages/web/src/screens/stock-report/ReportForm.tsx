import type { Product } from "@cantina/domain/catalog";
import { type LocalDate, compareNames } from "@cantina/domain/kernel";
import {
  type StockReportEntry,
  type StockReportFaults,
  type StockReportQuestion,
  canHaveStock,
  checkStockReport,
} from "@cantina/domain/stock";
import { Box } from "@chakra-ui/react/box";
import { useState } from "react";
import { toldFaults } from "../../texts/fault-texts.ts";
import * as texts from "../../texts/stock-report.ts";
import * as words from "../../texts/words.ts";
import { Button } from "../../ui/Button.tsx";
import { DateField } from "../../ui/DateField.tsx";
import { SelectField } from "../../ui/SelectField.tsx";

export interface ReportFormProps {
  readonly products: readonly Product[];
  readonly entry: StockReportEntry;
  readonly today: LocalDate;
  readonly isBusy: boolean;
  readonly onAsk: (question: StockReportQuestion) => void;
}

const optionOf = ({ id, name }: Product) => ({ value: id, label: name });

/** Of what and of which days a report is made. STOCK-08 */
export function ReportForm({ products, entry, today, isBusy, onAsk }: ReportFormProps) {
  const [typed, setTyped] = useState(entry);
  const [faults, setFaults] = useState<StockReportFaults | null>(null);
  const told = toldFaults<StockReportFaults>(faults, texts.faultTexts);
  const offered = products.filter(({ type }) => canHaveStock(type)).toSorted((a, b) => compareNames(a.name, b.name));
  const change = (changed: Partial<StockReportEntry>): void => {
    setTyped({ ...typed, ...changed });
    setFaults(null);
  };
  return (
    <Box
      as="form"
      display="grid"
      gridTemplateColumns={{ base: "1fr 1fr", md: "minmax(0, 2fr) 1fr 1fr auto" }}
      gap="3"
      alignItems="start"
      onSubmit={(event) => {
        event.preventDefault();
        const checked = checkStockReport(typed, today);
        if (checked.ok) onAsk(checked.value);
        else setFaults(checked.failure);
      }}
    >
      <Box gridColumn={{ base: "1 / -1", md: "auto" }}>
        <SelectField
          label={texts.product}
          value={typed.productId ?? ""}
          options={[
            { value: "", label: words.choose },
            ...offered.filter(({ currentStock }) => currentStock !== null).map(optionOf),
          ]}
          others={offered.filter(({ currentStock }) => currentStock === null).map(optionOf)}
          error={told.productId}
          onChange={(chosen) => change({ productId: offered.find(({ id }) => id === chosen)?.id ?? null })}
        />
      </Box>
      <DateField
        label={words.from}
        value={typed.from}
        max={today}
        error={told.dates}
        onChange={(from) => change({ from })}
      />
      <DateField label={words.until} value={typed.until} max={today} onChange={(until) => change({ until })} />
      <Box gridColumn={{ base: "1 / -1", md: "auto" }}>
        {/* Level with the fields, whose labels stand above them. */}
        <Button type="submit" mt={{ md: "26px" }} w={{ base: "full", md: "auto" }} busy={isBusy}>
          {texts.make}
        </Button>
      </Box>
    </Box>
  );
}
