import { type CalendarProduct, datesLeft } from "@cantina/domain/calendar-products";
import type { Instant, TimeZone } from "@cantina/domain/kernel";
import { CalendarCheck2, CalendarHeart, CalendarX, EyeOff } from "lucide-react";
import { OfferCard, type OfferCardProps } from "../../../ui/OfferCard.tsx";
import { Tag } from "../../../ui/Tag.tsx";
import { datesText } from "../pass-texts.ts";

export interface PassCardProps extends Pick<OfferCardProps, "onEdit" | "onDelete" | "onSell"> {
  readonly pass: CalendarProduct;
  readonly at: Instant;
  readonly zone: TimeZone;
}

export function PassCard({ pass, at, zone, ...actions }: PassCardProps) {
  const left = datesLeft(pass, { at, zone });
  return (
    <OfferCard
      name={pass.name}
      detail={`${datesText(pass.orderDates)}, a las ${pass.deliveryTime}`}
      icon={<CalendarHeart />}
      imageUrl={pass.imageUrl}
      price={pass.price}
      isSold={left > 0}
      tags={
        <>
          <Tag tone="neutral" icon={left === 0 ? <CalendarX /> : <CalendarCheck2 />}>
            {left === 0 ? "Terminado" : left === 1 ? "Queda 1 día" : `Quedan ${left} días`}
          </Tag>
          {pass.isOrderCancellable && <Tag tone="neutral">Se cancela por día</Tag>}
          {!pass.shownInApp && (
            <Tag tone="neutral" icon={<EyeOff />}>
              Oculto en la app
            </Tag>
          )}
        </>
      }
      {...actions}
    />
  );
}
