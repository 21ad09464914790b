import type { Coupon } from "@cantina/domain/coupons";
import type { TimeZone } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useId } from "react";
import { AmountText } from "../../../ui/AmountText.tsx";
import { ProductPicture } from "../../../ui/ProductPicture.tsx";
import { usesText } from "../../../texts/uses-text.ts";
import * as texts from "../../../texts/coupons.ts";
import { validityText } from "../coupon-texts.ts";
import styles from "./CouponChoice.module.css";
import { FaultText } from "../../../ui/FaultText.tsx";

export interface CouponChoiceProps {
  readonly coupons: readonly Coupon[];
  readonly zone: TimeZone;
  readonly selectedId: string | null;
  readonly onSelect: (coupon: Coupon) => void;
  readonly error: string | undefined;
}

export function CouponChoice({ coupons, zone, selectedId, onSelect, error }: CouponChoiceProps) {
  const name = useId();
  return (
    <Box display="flex" flexDirection="column" gap="1.5">
      <Box id={`${name}-label`} textStyle="sm" fontWeight="semibold">
        {texts.coupon}
      </Box>
      <div role="radiogroup" aria-labelledby={`${name}-label`} className={styles["list"]}>
        {coupons.map((coupon) => (
          <label key={coupon.id} className={styles["row"]}>
            <input type="radio" name={name} checked={coupon.id === selectedId} onChange={() => onSelect(coupon)} />
            <ProductPicture picture={{ url: coupon.imageUrl, tint: "crust" }} className={styles["picture"]} />
            <span className={styles["text"]}>
              <span className={styles["name"]}>{coupon.name}</span>
              <span className={styles["detail"]}>{`${usesText(coupon.quantity)} · ${validityText(coupon, zone)}`}</span>
            </span>
            <AmountText amount={coupon.price} fontWeight="bold" />
          </label>
        ))}
      </div>
      <FaultText text={error} />
    </Box>
  );
}
