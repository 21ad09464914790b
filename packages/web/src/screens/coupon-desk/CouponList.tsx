import { type Coupon, couponStates, findCoupons } from "@cantina/domain/coupons";
import { textLimits } from "@cantina/domain/kernel";
import { useQuery } from "@tanstack/react-query";
import { Ticket } from "lucide-react";
import { Suspense, useDeferredValue, useMemo, useState } from "react";
import { cafeteriaQuery, couponsQuery, productsQuery } from "../../composition/live-data/index.ts";
import { useDiners, useMinute, useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/coupon-desk.ts";
import * as words from "../../texts/words.ts";
import * as offers from "../../texts/offers.ts";
import * as screens from "../../texts/screens.ts";
import { Button } from "../../ui/Button.tsx";
import { CardGrid, CardsSkeleton } from "../../ui/CardGrid.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { FoundList } from "../../ui/FoundList.tsx";
import { Toolbar } from "../../ui/Toolbar.tsx";
import { type ChoiceFilter, choiceChips, choiceSelect } from "../../ui/choice-filter.tsx";
import { useAddress } from "../../ui/use-address.ts";
import { useOpened } from "../../ui/use-opened.ts";
import { CouponSaleDialog } from "../coupons/index.ts";
import { couponFields } from "./coupon-address.ts";
import { CouponDialog, DeleteCouponDialog } from "./coupon-dialogs.ts";
import { CouponCard } from "./parts/CouponCard.tsx";

type Asked = { readonly what: "delete" | "sell"; readonly coupon: Coupon };

export function CouponList({ onCreate }: { readonly onCreate: () => void }) {
  const { sources } = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const coupons = useQuery(couponsQuery(sources));
  const { data: products } = useQuery(productsQuery(sources));
  const diners = useDiners();
  const now = useMinute();
  const [{ search, state, page, open }, change] = useAddress(couponFields);
  const text = useDeferredValue(search);
  const opened = useOpened(coupons.data, open);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = (): void => setAsked(null);
  const names = useMemo(() => new Map((products ?? []).map(({ id, name }) => [id, name])), [products]);
  const found = useMemo(() => findCoupons(coupons.data ?? [], { text, state }, now), [coupons.data, text, state, now]);
  const byState: ChoiceFilter<(typeof couponStates)[number]> = {
    label: words.status,
    value: state,
    any: words.allFeminine,
    options: couponStates.map((value) => ({ value, label: texts.stateNames[value] })),
    onChange: (value) => change({ state: value }),
  };
  return (
    <>
      <Toolbar
        search={{
          placeholder: texts.searchLabel,
          maxLength: textLimits.name,
          value: search,
          onChange: (sought) => change({ search: sought }),
        }}
        fields={[choiceSelect(byState)]}
        chips={choiceChips(byState)}
        onClear={() => change({ state: "" })}
      />
      <FoundList
        read={cafeteria === undefined ? { ...coupons, data: undefined } : coupons}
        errorTitle={offers.couponsUnreadable}
        skeleton={<CardsSkeleton />}
        empty={
          <EmptyState
            icon={<Ticket />}
            title={texts.none}
            detail={texts.noneHint}
            action={<Button onClick={onCreate}>{offers.createFirst}</Button>}
          />
        }
        found={found}
        noResultTitle={texts.noneFound}
        onClear={() => change({ search: "", state: "" })}
        page={page}
        onPage={(turned) => change({ page: turned })}
      >
        {(shown) => (
          <CardGrid label={screens.coupons}>
            {cafeteria !== undefined &&
              shown.map((coupon) => (
                <CouponCard
                  key={coupon.id}
                  coupon={coupon}
                  zone={cafeteria.timeZone}
                  at={now}
                  productNames={coupon.productIds.flatMap((id) => names.get(id) ?? [])}
                  onEdit={() => change({ open: coupon.id })}
                  onDelete={() => setAsked({ what: "delete", coupon })}
                  onSell={() => setAsked({ what: "sell", coupon })}
                />
              ))}
          </CardGrid>
        )}
      </FoundList>
      <Suspense fallback={null}>
        {opened !== null && <CouponDialog key={opened.id} coupon={opened} onClose={() => change({ open: "" })} />}
        {asked?.what === "delete" && <DeleteCouponDialog coupon={asked.coupon} onClose={close} />}
      </Suspense>
      {asked?.what === "sell" && (
        <CouponSaleDialog diners={diners} diner={null} couponId={asked.coupon.id} onClose={close} />
      )}
    </>
  );
}
