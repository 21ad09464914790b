import { type CalendarProduct, type PassMoment, datesLeft } from "@cantina/domain/calendar-products";
import { CalendarCheck2, CalendarHeart, CalendarX, EyeOff } from "lucide-react";
import * as texts from "../../../texts/monthly-passes.ts";
import * as offers from "../../../texts/offers.ts";
import { OfferCard, type OfferCardProps } from "../../../ui/OfferCard.tsx";
import { Tag } from "../../../ui/Tag.tsx";
import { passDays } from "../../../texts/pass-days.ts";

export interface PassCardProps extends Pick<OfferCardProps, "onEdit" | "onDelete" | "onSell"> {
  readonly pass: CalendarProduct;
  readonly moment: PassMoment;
}

export function PassCard({ pass, moment, ...actions }: PassCardProps) {
  const left = datesLeft(pass, moment);
  return (
    <OfferCard
      name={pass.name}
      detail={passDays(pass.orderDates, pass.deliveryTime)}
      icon={<CalendarHeart />}
      imageUrl={pass.imageUrl}
      price={pass.price}
      isSold={left > 0}
      tags={
        <>
          <Tag tone="neutral" icon={left === 0 ? <CalendarX /> : <CalendarCheck2 />}>
            {left === 0 ? texts.over : texts.daysLeft(left)}
          </Tag>
          {pass.isOrderCancellable && <Tag tone="neutral">{texts.cancellableByDay}</Tag>}
          {!pass.shownInApp && (
            <Tag tone="neutral" icon={<EyeOff />}>
              {offers.hiddenInApp}
            </Tag>
          )}
        </>
      }
      {...actions}
    />
  );
}
