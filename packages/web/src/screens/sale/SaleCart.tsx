import { noMoney, textLimits } from "@cantina/domain/kernel";
import { checkoutView } from "@cantina/domain/sale";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { Suspense, lazy, useState } from "react";
import { cafeteriaQuery } from "../../composition/live-data/index.ts";
import { useRegisterNeed, useWorkplace } from "../../composition/workplace/index.ts";
import { PaymentTiles } from "../../ui/PaymentTiles.tsx";
import { arriving } from "../../ui/arriving.tsx";
import { lazyAid } from "../../ui/lazy-aid.ts";
import { useWasOpened } from "../../ui/use-was-opened.ts";
import { shortcutKeys } from "../../texts/shortcuts.ts";
import * as texts from "../../texts/sale.ts";
import { leadTo } from "../shortcuts/index.ts";
import { SaleDiner } from "./SaleDiner.tsx";
import { SaleTender } from "./SaleTender.tsx";
import { CartLines } from "./parts/CartLines.tsx";
import { CartPanel } from "./parts/CartPanel.tsx";
import { CartTotals } from "./parts/CartTotals.tsx";
import { DiscountPopover } from "./parts/DiscountPopover.tsx";
import { GenericProductButton } from "./parts/GenericProductButton.tsx";
import { NotePopover } from "./parts/NotePopover.tsx";
import type { CartFeed } from "./parts/cart-feed.ts";
import { later, typedParts } from "./later.ts";
import { leadToPart } from "./lead-to-part.ts";
import { paymentOptions } from "./payment-options.ts";
import type { Catalog } from "./use-catalog.ts";

/** Asked for with the screen, so that it is here before anything stands between the seller and a sale. */
const notice = import("./SaleNotice.tsx");
// Told where it is used.
notice.catch(() => undefined);
const SaleNotice = lazy(async () => ({ default: (await notice).SaleNotice }));
const ParkedCarts = lazy(async () => (await later()).parkedCarts());
const SaleSplit = lazyAid(async () => (await later()).split());
const SaleExchange = lazy(async () => (await later()).exchange());
const GenericProductDialog = arriving(async () => ({ default: (await typedParts()).GenericProductDialog }));

const discountLabels = { SELLER: texts.sellerDiscount, CATEGORY: texts.categoryDiscount } as const;

export interface SaleCartProps {
  readonly feed: CartFeed;
  /** What is offered to its diner today. */
  readonly byId: Catalog["byId"];
  /** Leads to the products. */
  readonly onFind: () => void;
}

export function SaleCart({ feed, byId, onFind }: SaleCartProps) {
  "use memo";
  const { checkout, sources } = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const [isGenericOpen, setIsGenericOpen] = useState(false);
  const wasGenericOpen = useWasOpened(isGenericOpen);
  const [exchanging, setExchanging] = useState<string | null>(null);
  const snapshot = useSelector(checkout, (current) => current);
  const view = checkoutView(snapshot);
  const isRegisterClosed = useRegisterNeed();
  const delivers = snapshot.context.attempt?.request.markAsCompleted;
  // While a question is open the pressed button stays as it is, or it could not take the focus back.
  const isWaiting = view.isSending || view.isUncertain || view.prompt !== null;
  const change = (lineId: string, by: number): void => {
    const line = checkout.getSnapshot().context.cart.lines.find(({ key }) => key === lineId);
    if (line !== undefined) checkout.send({ type: "sale.quantityChanged", key: lineId, quantity: line.quantity + by });
  };

  return (
    <>
      <CartPanel
        count={view.count}
        onClear={() => checkout.send({ type: "sale.cleared" })}
        parking={
          <Suspense fallback={<Box w="78px" />}>
            <ParkedCarts />
          </Suspense>
        }
        diner={<SaleDiner byId={byId} />}
        lines={
          <CartLines
            feed={feed}
            onAdd={(lineId) => change(lineId, 1)}
            onRemove={(lineId) => change(lineId, -1)}
            onExchange={setExchanging}
            onType={(key, quantity) => checkout.send({ type: "sale.quantityTyped", key, quantity })}
          />
        }
        extras={
          <>
            <GenericProductButton onOpen={() => setIsGenericOpen(true)} />
            <DiscountPopover
              discount={view.sellerDiscount}
              onChange={(discount) => checkout.send({ type: "sale.sellerDiscountEntered", discount })}
            />
            <NotePopover
              note={view.description}
              maxLength={textLimits.orderComment}
              onChange={(text) => checkout.send({ type: "sale.descriptionEntered", text })}
            />
          </>
        }
        payment={
          <>
            <PaymentTiles
              options={paymentOptions(cafeteria)}
              shortcut={shortcutKeys.payment}
              selectedId={view.paymentMethod}
              onSelect={(method) => checkout.send({ type: "sale.paymentMethodChosen", method })}
            />
            {view.count > 0 && (
              <Suspense fallback={<Box h="32px" css={{ "@media (pointer: coarse)": { h: "44px" } }} />}>
                <SaleSplit />
              </Suspense>
            )}
            <SaleTender />
          </>
        }
        totals={
          <CartTotals
            subtotal={view.subtotal}
            discount={
              view.discountSource === null || view.discount === 0
                ? null
                : { label: discountLabels[view.discountSource], amount: view.discount }
            }
            total={view.total}
            balanceAfter={view.count === 0 ? null : view.balanceAfter}
            overMinimum={view.count === 0 ? noMoney : view.overMinimum}
          />
        }
        notice={
          <Suspense fallback={null}>
            <SaleNotice view={view} isRegisterClosed={isRegisterClosed} />
          </Suspense>
        }
        canSell={view.canSubmit}
        missing={view.missing}
        onMissing={(part) => {
          if (part === "LINES") onFind();
          else if (part === "PART") leadToPart();
          else leadTo(part === "DINER" ? "diner" : "payment");
        }}
        sending={!isWaiting || delivers === undefined ? null : delivers ? "delivery" : "order"}
        onOrder={() => checkout.send({ type: "sale.submitted", deliver: false })}
        onDeliver={() => checkout.send({ type: "sale.submitted", deliver: true })}
      />
      {exchanging !== null && (
        <Suspense fallback={null}>
          <SaleExchange lineId={exchanging} onClose={() => setExchanging(null)} />
        </Suspense>
      )}
      {wasGenericOpen && (
        <GenericProductDialog
          isOpen={isGenericOpen}
          onClose={() => setIsGenericOpen(false)}
          onAdd={(item) => {
            checkout.send({ type: "sale.genericAdded", ...item });
            setIsGenericOpen(false);
          }}
        />
      )}
    </>
  );
}
