import { type ExchangedCoupon, exchangedUses, lastUsableDay } from "@cantina/domain/coupons";
import type { TimeZone } from "@cantina/domain/kernel";
import type { ExchangeOption } from "@cantina/domain/sale";
import { Box } from "@chakra-ui/react/box";
import { useState } from "react";
import * as texts from "../../texts/coupon-words.ts";
import * as words from "../../texts/words.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { dateFieldText } from "../../ui/date-entry.ts";
import { Stepper } from "../../ui/Stepper.tsx";

export interface ExchangeDialogProps {
  readonly name: string;
  /** Of the line. */
  readonly units: number;
  readonly zone: TimeZone;
  readonly options: readonly ExchangeOption[];
  readonly onClose: () => void;
  readonly onApply: (exchanged: readonly ExchangedCoupon[]) => void;
}

/** What other lines have by themselves gives way, so that there may be fewer left than none. */
const leftText = (uses: number): string => texts.oneOrMoreLeft(Math.max(0, uses));

export function ExchangeDialog({ name, units, zone, options, onClose, onApply }: ExchangeDialogProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(options.map(({ coupon, quantity }) => [coupon.id, quantity])),
  );
  const exchanged = options.map(({ coupon }) => ({ userCouponId: coupon.id, quantity: chosen[coupon.id] ?? 0 }));
  const used = exchangedUses(exchanged);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.couponsOfProduct(name)}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button onClick={() => onApply(exchanged)}>{words.apply}</Button>
        </>
      }
    >
      <Box as="ul">
        {options.map(({ coupon, available, elsewhere }) => {
          const quantity = chosen[coupon.id] ?? 0;
          const put = (next: number): void => setChosen({ ...chosen, [coupon.id]: next });
          return (
            <Box
              as="li"
              key={coupon.id}
              display="flex"
              alignItems="center"
              gap="3"
              py="2.5"
              css={{ "& + &": { borderTopWidth: "1px" } }}
            >
              <Box flex="1" minW="0">
                <Box fontWeight="medium" truncate>
                  {coupon.name}
                </Box>
                <Box fontSize="13px" color="fg.muted">
                  {`${leftText(coupon.remainingQuantity - elsewhere - quantity)} · ${texts.validUntil(dateFieldText(lastUsableDay(coupon.expirationTime, zone)))}`}
                </Box>
              </Box>
              <Stepper
                name={texts.couponOf(coupon.name)}
                quantity={quantity}
                onAdd={() => put(quantity + 1)}
                onRemove={() => put(quantity - 1)}
                canAdd={quantity < available && used < units}
                canRemove={quantity > 0}
              />
            </Box>
          );
        })}
      </Box>
      <Box role="status" mt="3" px="3.5" py="2.5" borderRadius="lg" bg="bg.subtle" borderWidth="1px" textStyle="sm">
        {texts.exchanged(used, units)}
      </Box>
    </Dialog>
  );
}
