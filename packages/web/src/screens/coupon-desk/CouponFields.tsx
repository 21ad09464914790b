import type { Product } from "@cantina/domain/catalog";
import type { Coupon, CouponDraft, CouponEntry, CouponFaults } from "@cantina/domain/coupons";
import { textLimits } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { shrinkPicture } from "../../composition/device/index.ts";
import type { Edit, FormOf } from "../../composition/forms/index.ts";
import * as texts from "../../texts/coupon-desk.ts";
import * as words from "../../texts/words.ts";
import * as offers from "../../texts/offers.ts";
import { couponFaultTexts } from "../../texts/coupon-fault-texts.ts";
import { toldFaults } from "../../texts/fault-texts.ts";
import { DataSection } from "../../ui/DataSection.tsx";
import { FormSection } from "../../ui/FormSection.tsx";
import { MoneyInput } from "../../ui/MoneyInput.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { TextField } from "../../ui/TextField.tsx";
import type { PictureChange, Pictured } from "../../ui/picture-change.ts";
import { ProductsField } from "../../ui/ProductsField.tsx";
import { ValidityFields } from "./parts/ValidityFields.tsx";

export type CouponForm = FormOf<
  CouponEntry & { readonly image: PictureChange },
  Pictured<CouponDraft>,
  CouponFaults,
  Coupon
>;

export interface CouponFieldsProps {
  /** null: a new one. */
  readonly coupon: Coupon | null;
  readonly products: readonly Product[];
  readonly edit: Pick<Edit<CouponForm>, "entry" | "faults" | "type">;
}

export function CouponFields({ coupon, products, edit: { entry, type: change, ...edit } }: CouponFieldsProps) {
  const faults = toldFaults(edit.faults, couponFaultTexts);
  return (
    <>
      {coupon !== null && <Notice kind="info">{texts.boughtOnesStay}</Notice>}
      <DataSection
        savedUrl={coupon?.imageUrl ?? null}
        fit={shrinkPicture}
        nameLabel={words.title}
        nameLimit={textLimits.name}
        descriptionLimit={textLimits.couponDescription}
        entry={entry}
        faults={faults}
        onChange={change}
      />
      <FormSection title={texts.productsAndPrice}>
        <ProductsField
          label={texts.coveredProducts}
          products={products}
          chosenIds={entry.productIds}
          error={faults.productIds}
          onChange={(productIds) => change({ productIds })}
        />
        <Box display="grid" gridTemplateColumns="1fr 1fr" gap="3" alignItems="start">
          <TextField
            label={texts.uses}
            inputMode="numeric"
            value={entry.quantity}
            error={faults.quantity}
            onChange={(quantity) => change({ quantity })}
          />
          <MoneyInput
            label={words.price}
            value={entry.price}
            error={faults.price}
            onChange={(price) => change({ price })}
          />
        </Box>
      </FormSection>
      <FormSection title={texts.sale}>
        <ValidityFields entry={entry} faults={faults} onChange={change} />
        <Box>
          <Switch
            label={offers.shownInApp}
            checked={entry.shownInApp}
            onChange={(shownInApp) => change({ shownInApp })}
          />
          <Switch label={offers.active} checked={entry.isActive} onChange={(isActive) => change({ isActive })} />
        </Box>
      </FormSection>
    </>
  );
}
