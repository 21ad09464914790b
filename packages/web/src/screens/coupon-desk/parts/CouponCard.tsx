import { type Coupon, couponState } from "@cantina/domain/coupons";
import type { Instant, TimeZone } from "@cantina/domain/kernel";
import { CalendarX, EyeOff, Smartphone, Ticket } from "lucide-react";
import * as texts from "../../../texts/coupon-desk.ts";
import * as offers from "../../../texts/offers.ts";
import { validUntil } from "../../../texts/coupon-words.ts";
import * as coupons from "../../../texts/coupons.ts";
import { usesText } from "../../../texts/uses-text.ts";
import { OfferCard, type OfferCardProps } from "../../../ui/OfferCard.tsx";
import { Tag } from "../../../ui/Tag.tsx";
import { momentText } from "../../../ui/local-moment.ts";
import { validityText } from "../../coupons/index.ts";

export interface CouponCardProps extends Pick<OfferCardProps, "onEdit" | "onDelete" | "onSell"> {
  readonly coupon: Coupon;
  readonly zone: TimeZone;
  readonly at: Instant;
  /** Of those that it covers. */
  readonly productNames: readonly string[];
}

const coveredText = ([first = "", ...others]: readonly string[]): string =>
  others.length === 0 ? first : texts.firstOfSeveral(first, others.length);

export function CouponCard({ coupon, zone, at, productNames, ...actions }: CouponCardProps) {
  const state = couponState(coupon, at);
  const validity =
    coupon.expirationDate === null ? validityText(coupon, zone) : validUntil(momentText(coupon.expirationDate, zone));
  return (
    <OfferCard
      name={coupon.name}
      detail={`${usesText(coupon.quantity)} · ${validity}`}
      icon={<Ticket />}
      imageUrl={coupon.imageUrl}
      price={coupon.price}
      isSold={state === "ON_SALE"}
      tags={
        <>
          {productNames.length > 0 && <Tag tone="neutral">{coveredText(productNames)}</Tag>}
          {state === "EXPIRED" && (
            <Tag tone="warning" icon={<CalendarX />}>
              {coupons.expired}
            </Tag>
          )}
          {state === "INACTIVE" && (
            <Tag tone="neutral" icon={<EyeOff />}>
              {offers.inactive}
            </Tag>
          )}
          {coupon.shownInApp && (
            <Tag tone="neutral" icon={<Smartphone />}>
              {texts.inApp}
            </Tag>
          )}
        </>
      }
      {...actions}
    />
  );
}
