import { type UserCoupon, lastUsableDay, usableCoupons } from "@cantina/domain/coupons";
import { type TimeZone, localDateOf } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useMinute } from "../../../composition/workplace/index.ts";
import * as texts from "../../../texts/coupons.ts";
import { Disclosure } from "../../../ui/Disclosure.tsx";
import { dateFieldText } from "../../../ui/date-entry.ts";

/** What a client has bought: its uses at a glance, its days on request. */
export function ClientCoupon({ coupon, zone }: { readonly coupon: UserCoupon; readonly zone: TimeZone }) {
  const isUsable = usableCoupons([coupon], useMinute()).length > 0;
  const facts = [
    [texts.usesLeft, String(coupon.remainingQuantity)],
    [texts.usesBought, String(coupon.originalQuantity)],
    [texts.lastDay, dateFieldText(lastUsableDay(coupon.expirationTime, zone))],
    [texts.dayBought, dateFieldText(localDateOf(coupon.buyTime, zone))],
  ] as const;
  return (
    <Disclosure
      summary={
        <>
          <Box flex="1" minW="0" fontWeight="medium" truncate>
            {coupon.name}
          </Box>
          <Box flexShrink="0" fontSize="14px" fontWeight="semibold" color={isUsable ? "brand.fg" : "fg.muted"}>
            {isUsable
              ? texts.left(coupon.remainingQuantity)
              : coupon.remainingQuantity === 0
                ? texts.used
                : texts.expired}
          </Box>
        </>
      }
    >
      <Box as="dl" pb="3" fontSize="14px" color="fg.muted">
        {facts.map(([label, value]) => (
          <Box key={label} display="flex" justifyContent="space-between" gap="3" py="0.5">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Box>
        ))}
      </Box>
    </Disclosure>
  );
}
