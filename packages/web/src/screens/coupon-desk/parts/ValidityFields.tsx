import type { CouponEntry, CouponFaults } from "@cantina/domain/coupons";
import { Box } from "@chakra-ui/react/box";
import * as texts from "../../../texts/coupon-desk.ts";
import { DateField } from "../../../ui/DateField.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { TextField } from "../../../ui/TextField.tsx";

export interface ValidityFieldsProps {
  readonly entry: CouponEntry;
  readonly faults: { readonly [Field in keyof CouponFaults]?: string };
  readonly onChange: (part: Partial<CouponEntry>) => void;
}

const options = [
  { value: "DAYS", label: texts.daysFromPurchase },
  { value: "DATE", label: texts.untilDate },
];

/** Some days after each purchase, or up to one moment for all. */
export function ValidityFields({ entry, faults, onChange }: ValidityFieldsProps) {
  return (
    <>
      <SelectField
        label={texts.validity}
        value={entry.validity}
        options={options}
        onChange={(value) => onChange({ validity: value === "DATE" ? "DATE" : "DAYS" })}
      />
      {entry.validity === "DAYS" ? (
        <TextField
          label={texts.validDays}
          inputMode="numeric"
          value={entry.validDays}
          error={faults.validDays}
          onChange={(validDays) => onChange({ validDays })}
        />
      ) : (
        <Box display="grid" gridTemplateColumns="3fr 2fr" gap="3" alignItems="start">
          <DateField
            label={texts.expirationDate}
            value={entry.date}
            error={faults.date}
            onChange={(date) => onChange({ date })}
          />
          <TextField
            label={texts.expirationTime}
            inputMode="numeric"
            placeholder={texts.timeFormat}
            value={entry.time}
            error={faults.time}
            onChange={(time) => onChange({ time })}
          />
        </Box>
      )}
    </>
  );
}
