import type { CouponEntry, CouponFaults } from "@cantina/domain/coupons";
import { Box } from "@chakra-ui/react/box";
import { DateField } from "../../../ui/DateField.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { TextField } from "../../../ui/TextField.tsx";

export interface ValidityFieldsProps {
  readonly entry: CouponEntry;
  readonly faults: { readonly [Field in keyof CouponFaults]?: string };
  readonly onChange: (part: Partial<CouponEntry>) => void;
}

const options = [
  { value: "DAYS", label: "Días desde la compra" },
  { value: "DATE", label: "Hasta una fecha" },
];

/** Some days after each purchase, or up to one moment for all. */
export function ValidityFields({ entry, faults, onChange }: ValidityFieldsProps) {
  return (
    <>
      <SelectField
        label="Vigencia"
        value={entry.validity}
        options={options}
        onChange={(value) => onChange({ validity: value === "DATE" ? "DATE" : "DAYS" })}
      />
      {entry.validity === "DAYS" ? (
        <TextField
          label="Días de validez"
          inputMode="numeric"
          value={entry.validDays}
          error={faults.validDays}
          onChange={(validDays) => onChange({ validDays })}
        />
      ) : (
        <Box display="grid" gridTemplateColumns="3fr 2fr" gap="3" alignItems="start">
          <DateField
            label="Fecha de vencimiento"
            value={entry.date}
            error={faults.date}
            onChange={(date) => onChange({ date })}
          />
          <TextField
            label="Hora"
            inputMode="numeric"
            placeholder="HH:mm"
            maxLength={5}
            value={entry.time}
            error={faults.time}
            onChange={(time) => onChange({ time })}
          />
        </Box>
      )}
    </>
  );
}
