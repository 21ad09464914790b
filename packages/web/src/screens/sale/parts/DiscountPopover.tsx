import { Percent } from "lucide-react";
import * as texts from "../../../texts/sale.ts";
import * as words from "../../../texts/words.ts";
import { arriving } from "../../../ui/arriving.tsx";
import { Popover } from "../../../ui/Popover.tsx";
import type { DiscountFormProps } from "./DiscountForm.tsx";
import { typedParts } from "../later.ts";
import { ExtraButton } from "./ExtraButton.tsx";
import { percentText } from "./percent-text.ts";

const DiscountForm = arriving(async () => ({ default: (await typedParts()).DiscountForm }));

export type DiscountPopoverProps = Omit<DiscountFormProps, "onDone">;

export function DiscountPopover({ discount, onChange }: DiscountPopoverProps) {
  return (
    <Popover
      label={texts.sellerDiscount}
      placement="top"
      trigger={(trigger) => (
        <ExtraButton
          icon={<Percent aria-hidden />}
          label={discount === null ? words.discount : texts.discountGiven(percentText(discount))}
          isActive={discount !== null}
          {...trigger}
        />
      )}
    >
      {(close) => <DiscountForm discount={discount} onChange={onChange} onDone={close} />}
    </Popover>
  );
}
