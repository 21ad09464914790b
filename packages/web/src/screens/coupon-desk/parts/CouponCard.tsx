import { type Coupon, isOnSale } from "@cantina/domain/coupons";
import { type Instant, type TimeZone } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { CalendarX, EyeOff, Pencil, Smartphone, Ticket, Trash2 } from "lucide-react";
import { usesText } from "../../../texts/uses-text.ts";
import { AmountText } from "../../../ui/AmountText.tsx";
import { Button } from "../../../ui/Button.tsx";
import { CardHead } from "../../../ui/CardHead.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Tag } from "../../../ui/Tag.tsx";
import { momentText } from "../../../ui/local-moment.ts";
import { validityText } from "../../coupons/index.ts";

export interface CouponCardProps {
  readonly coupon: Coupon;
  readonly zone: TimeZone;
  readonly at: Instant;
  readonly productNames: readonly string[];
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  readonly onSell: () => void;
}

export function CouponCard({ coupon, zone, at, productNames, onEdit, onDelete, onSell }: CouponCardProps) {
  const isSold = isOnSale(coupon, at);
  const validity =
    coupon.expirationDate === null ? validityText(coupon, zone) : `Vence ${momentText(coupon.expirationDate, zone)}`;
  return (
    <Box
      as="li"
      display="flex"
      flexDirection="column"
      gap="3"
      p="4"
      borderWidth="1px"
      borderRadius="18px"
      bg={isSold ? "bg.panel" : "bg.subtle"}
    >
      <CardHead
        title={coupon.name}
        detail={`${usesText(coupon.quantity)} · ${validity}`}
        icon={<Ticket />}
        imageUrl={coupon.imageUrl}
        isActive={isSold}
      />
      <Box fontSize="14px" lineHeight="1.45" lineClamp="2" overflowWrap="anywhere">
        {coupon.description}
      </Box>
      <Box fontSize="13px" color="fg.muted" lineHeight="1.45" lineClamp="2">
        {productNames.join(", ")}
      </Box>
      {(!isSold || coupon.shownInApp) && (
        <Box display="flex" flexWrap="wrap" gap="2">
          <State coupon={coupon} at={at} />
          {coupon.shownInApp && (
            <Tag tone="neutral" icon={<Smartphone />}>
              En la app
            </Tag>
          )}
        </Box>
      )}
      <Box display="flex" alignItems="center" gap="1" mt="auto">
        <AmountText amount={coupon.price} isShort flex="1" fontSize="18px" fontWeight="bold" />
        <IconButton label={`Editar ${coupon.name}`} icon={<Pencil />} onClick={onEdit} />
        <IconButton label={`Eliminar ${coupon.name}`} icon={<Trash2 />} onClick={onDelete} />
        {isSold && (
          <Button variant="outline" ms="1" aria-label={`Vender ${coupon.name}`} onClick={onSell}>
            Vender
          </Button>
        )}
      </Box>
    </Box>
  );
}

function State({ coupon, at }: { readonly coupon: Coupon; readonly at: Instant }) {
  if (isOnSale(coupon, at)) return null;
  return coupon.status === "ENABLED" ? (
    <Tag tone="warning" icon={<CalendarX />}>
      Vencida
    </Tag>
  ) : (
    <Tag tone="neutral" icon={<EyeOff />}>
      Inactiva
    </Tag>
  );
}
