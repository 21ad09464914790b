import type { Product } from "@cantina/domain/catalog";
import type { Coupon } from "@cantina/domain/coupons";
import { type TimeZone, textLimits } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useState } from "react";
import type { CouponChange } from "../../composition/coupon-desk.ts";
import { now } from "../../composition/now.ts";
import { Form } from "../../ui/Form.tsx";
import { MoneyInput } from "../../ui/MoneyInput.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { PictureField } from "../../ui/PictureField.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { TextField } from "../../ui/TextField.tsx";
import {
  type CouponEntry,
  type CouponFormFaults,
  checkCouponEntry,
  emptyCoupon,
  entryOf,
} from "./coupon-form-faults.ts";
import { ProductsField } from "./parts/ProductsField.tsx";
import { ValidityFields } from "./parts/ValidityFields.tsx";

export interface CouponFormProps {
  readonly formId: string;
  /** null: a new one. */
  readonly coupon: Coupon | null;
  readonly products: readonly Product[];
  readonly zone: TimeZone;
  readonly failure: string | null;
  readonly onSubmit: (change: CouponChange) => void;
}

export function CouponForm({ formId, coupon, products, zone, failure, onSubmit }: CouponFormProps) {
  const [entry, setEntry] = useState<CouponEntry>(() =>
    coupon === null ? emptyCoupon : entryOf(coupon, zone, new Set(products.map(({ id }) => id))),
  );
  const [image, setImage] = useState<CouponChange["image"]>();
  const [faults, setFaults] = useState<CouponFormFaults>({});
  const change = (part: Partial<CouponEntry>): void => setEntry({ ...entry, ...part });

  function submit(): void {
    const checked = checkCouponEntry(entry, { zone, at: now(), former: coupon?.expirationDate ?? null });
    setFaults(checked.ok ? {} : checked.failure);
    if (checked.ok) onSubmit({ draft: checked.value, image });
  }

  return (
    <Form id={formId} onSubmit={submit}>
      {coupon !== null && <Notice kind="info">Los cambios no afectan a las cuponeras que ya se compraron.</Notice>}
      <PictureField savedUrl={coupon?.imageUrl ?? null} image={image} onChange={setImage} />
      <TextField
        label="Título"
        maxLength={textLimits.name}
        value={entry.name}
        error={faults.name}
        onChange={(name) => change({ name })}
      />
      <TextField
        label="Descripción"
        multiline
        maxLength={textLimits.couponDescription}
        value={entry.description}
        error={faults.description}
        onChange={(description) => change({ description })}
      />
      <ProductsField
        products={products}
        chosenIds={entry.productIds}
        error={faults.productIds}
        onChange={(productIds) => change({ productIds })}
      />
      <Box display="grid" gridTemplateColumns="1fr 1fr" gap="3" alignItems="start">
        <TextField
          label="Cantidad de usos"
          inputMode="numeric"
          value={entry.quantity}
          error={faults.quantity}
          onChange={(quantity) => change({ quantity })}
        />
        <MoneyInput label="Precio" value={entry.price} error={faults.price} onChange={(price) => change({ price })} />
      </Box>
      <ValidityFields entry={entry} faults={faults} onChange={change} />
      <Box>
        <Switch
          label="Se muestra en la app"
          checked={entry.shownInApp}
          onChange={(shownInApp) => change({ shownInApp })}
        />
        <Switch label="Activa" checked={entry.isActive} onChange={(isActive) => change({ isActive })} />
      </Box>
      {failure !== null && <Notice kind="error">{failure}</Notice>}
    </Form>
  );
}
