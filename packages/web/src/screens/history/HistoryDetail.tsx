import { exchangedUses } from "@cantina/domain/coupons";
import { multiplyMoney } from "@cantina/domain/kernel";
import { isSplit } from "@cantina/domain/orders";
import { type HistoryEntry, isRefundable } from "@cantina/domain/transactions";
import { Box } from "@chakra-ui/react/box";
import { Undo2 } from "lucide-react";
import { originNames } from "../../texts/origin-names.ts";
import { heldText } from "../../texts/held-text.ts";
import * as texts from "../../texts/history.ts";
import { paidText } from "../../texts/paid-text.ts";
import * as refunds from "../../texts/refunds.ts";
import * as words from "../../texts/words.ts";
import { AmountText } from "../../ui/AmountText.tsx";
import { Button } from "../../ui/Button.tsx";
import { Fact } from "../../ui/Fact.tsx";
import { momentText } from "../../ui/local-moment.ts";
import { InvoiceFacts } from "./InvoiceFacts.tsx";
import { PrintInvoiceButton } from "./PrintInvoiceButton.tsx";
import { ReprintButton } from "./ReprintButton.tsx";
import { PersonName } from "../../ui/PersonName.tsx";
import type { HistoryPlace } from "./history-cells.ts";

interface DetailProps {
  readonly entry: HistoryEntry;
  readonly place: HistoryPlace;
  readonly onRefund: (entry: HistoryEntry) => void;
}

/** What a row holds beside what the table shows of it. */
export function HistoryDetail({ entry, place, onRefund }: DetailProps) {
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: "1fr", md: "minmax(0, 1fr) minmax(0, 1fr)" }}
      gap={{ base: "3", md: "6" }}
      px={{ base: "14px", md: "4" }}
      py="3.5"
    >
      <Box display="flex" flexDirection="column" gap="3" alignItems="flex-start">
        <Items entry={entry} />
        {entry.orderType === "ORDER" && <ReprintButton entry={entry} />}
        <PrintInvoiceButton entry={entry} />
        {isRefundable(entry) && (
          <Button size="sm" variant="outline" colorPalette="gray" onClick={() => onRefund(entry)}>
            <Undo2 aria-hidden />
            {refunds.open}
          </Button>
        )}
      </Box>
      <Facts entry={entry} place={place} />
    </Box>
  );
}

const wholeText = ({ orderType, couponsQuantity }: HistoryEntry): string =>
  `${texts.typeNames[orderType]}${couponsQuantity === null ? "" : ` × ${couponsQuantity}`}`;

function itemText({ quantity, name, type, exchangedCoupons }: HistoryEntry["orderItems"][number]): string {
  const uses = exchangedUses(exchangedCoupons);
  const item = `${quantity} × ${type === "GENERIC" ? texts.genericItem(name) : name}`;
  return uses === 0 ? item : texts.itemWithCoupons(item, uses);
}

function Items({ entry }: { readonly entry: HistoryEntry }) {
  return (
    <Box display="flex" flexDirection="column" gap="1" w="full">
      {entry.orderItems.length === 0 && <Sum label={wholeText(entry)} amount={entry.subtotal} />}
      {entry.orderItems.map((item, index) => (
        <Sum
          key={index}
          label={itemText(item)}
          detail={heldText(item.items, item.quantity)}
          amount={multiplyMoney(item.price, item.quantity - exchangedUses(item.exchangedCoupons))}
        />
      ))}
      {entry.discount > 0 && <Sum label={words.discount} amount={entry.discount} sign="−" isMuted />}
      {entry.marketplaceFee > 0 && <Sum label={texts.commission} amount={entry.marketplaceFee} sign="−" isMuted />}
      {entry.comments !== "" && (
        <Box mt="1.5" color="fg.muted" overflowWrap="anywhere">
          {texts.quoted(entry.comments)}
        </Box>
      )}
    </Box>
  );
}

interface SumProps {
  readonly label: string;
  /** Beneath the label. */
  readonly detail?: string;
  readonly amount: HistoryEntry["totalPrice"];
  readonly sign?: string;
  readonly isMuted?: boolean;
}

function Sum({ label, detail = "", amount, sign = "", isMuted = false }: SumProps) {
  return (
    <Box display="flex" justifyContent="space-between" gap="4" color={isMuted ? "fg.muted" : undefined}>
      <Box as="span" overflowWrap="anywhere">
        {label}
        {detail !== "" && (
          <Box fontSize="12px" color="fg.muted">
            {detail}
          </Box>
        )}
      </Box>
      <span>
        {sign}
        <AmountText amount={amount} />
      </span>
    </Box>
  );
}

function Facts({ entry, place }: Omit<DetailProps, "onRefund">) {
  const { buyer, seller, className, pickUpDateTime, originMedium, cancellation, refunded, partOf } = entry;
  return (
    <Box
      as="dl"
      display="grid"
      gridTemplateColumns="max-content minmax(0, 1fr)"
      columnGap="4"
      rowGap="1"
      alignContent="start"
    >
      {className !== null && <Fact label={words.schoolClass}>{className}</Fact>}
      {buyer !== null && (
        <Fact label={texts.buyer}>
          <PersonName person={buyer} deletedText={texts.deletedUser} />
        </Fact>
      )}
      {seller !== null && (
        <Fact label={words.seller}>
          <PersonName person={seller} deletedText={texts.deletedUser} />
        </Fact>
      )}
      {isSplit(entry) && <Fact label={texts.paymentMethod}>{paidText(entry, place.customPaymentMethod)}</Fact>}
      <Fact label={words.origin}>{originNames[originMedium]}</Fact>
      {pickUpDateTime !== null && <Fact label={texts.pickUp}>{momentText(pickUpDateTime, place.timeZone)}</Fact>}
      <InvoiceFacts entry={entry} />
      {refunded !== undefined && refunded > 0 && (
        <Fact label={texts.refundedBefore}>
          <AmountText amount={refunded} />
        </Fact>
      )}
      {typeof partOf === "string" && (
        <Fact label={texts.partOf}>
          <Box as="code" fontSize="12px" overflowWrap="anywhere">
            {partOf}
          </Box>
        </Fact>
      )}
      {cancellation !== null && (
        <>
          <Fact label={words.cancelled}>
            {cancellation.byName === null
              ? momentText(cancellation.at, place.timeZone)
              : texts.cancelledBy(momentText(cancellation.at, place.timeZone), cancellation.byName)}
          </Fact>
          <Fact label={words.reason}>{texts.reasonNames[cancellation.reason]}</Fact>
          {cancellation.comment !== "" && <Fact label={words.comment}>{cancellation.comment}</Fact>}
        </>
      )}
      <Fact label={texts.identifier}>
        <Box as="code" fontSize="12px" overflowWrap="anywhere">
          {entry.id}
        </Box>
      </Fact>
    </Box>
  );
}
