import type { Cafeteria } from "@cantina/domain/cafeteria";
import { type Cents, formatMoney } from "@cantina/domain/kernel";
import { isSplit, shareBack } from "@cantina/domain/orders";
import {
  type HistoryEntry,
  type RefundableLine,
  refundAsked,
  refundSum,
  refundableLines,
  refundableUnits,
  takesAll,
} from "@cantina/domain/transactions";
import { Box } from "@chakra-ui/react/box";
import { paymentName } from "../../texts/payment-names.ts";
import * as history from "../../texts/history.ts";
import * as texts from "../../texts/refunds.ts";
import * as words from "../../texts/words.ts";
import { AmountText } from "../../ui/AmountText.tsx";
import { EditDrawer } from "../../ui/EditDialog.tsx";
import { FormSection } from "../../ui/FormSection.tsx";
import { Stepper } from "../../ui/Stepper.tsx";
import { notify } from "../../ui/notify.ts";
import { ReasonFields } from "./ReasonFields.tsx";
import { revertRefusalText } from "./history-texts.ts";
import { useRefund } from "./use-refund.ts";

export interface RefundDialogProps {
  readonly entry: HistoryEntry;
  readonly place: Pick<Cafeteria, "customPaymentMethod" | "features">;
  readonly onClose: () => void;
}

type Where = Pick<HistoryEntry, "paymentMethod" | "buyer">;
type Words = Pick<Cafeteria, "customPaymentMethod"> & { readonly inCash: string };

/** Where the money goes, which is where it came from. REFUND-04 */
function whereOf({ paymentMethod, buyer }: Where, { customPaymentMethod, inCash }: Words): string {
  if (paymentMethod === "ACCOUNT_BALANCE")
    return typeof buyer?.name === "string" ? texts.toBalanceOf(buyer.name) : texts.toBalance;
  if (paymentMethod === "CASH") return inCash;
  return texts.by(paymentName(paymentMethod, customPaymentMethod));
}

/** Of a split order, how much goes where. SPLIT-06 */
function wayOf(amount: Cents, { payments = [], ...entry }: HistoryEntry, words: Words): string {
  const shares = shareBack(payments, amount).filter((share) => share.amount > 0);
  if (shares.length === 0) return whereOf(entry, words);
  return shares
    .map((share) => `${formatMoney(share.amount)} ${whereOf({ ...entry, paymentMethod: share.paymentMethod }, words)}`)
    .join(" + ");
}

/** Units of an order that go back, what that comes to and where it goes. REFUND-01 REFUND-02 */
export function RefundDialog({ entry, place: { customPaymentMethod, features }, onClose }: RefundDialogProps) {
  const edit = useRefund(
    entry,
    ({ amount, refundId }) => {
      const done = refundId === null ? texts.doneAll : texts.done;
      // Which drawer gave it, its own report tells.
      const went = wayOf(amount, entry, { customPaymentMethod, inCash: texts.inCash });
      void notify({ kind: "success", title: done(formatMoney(amount), went) });
      onClose();
    },
    onClose,
  );
  const { reason, units } = edit.entry;
  const lines = refundableLines(entry);
  const asked = refundAsked(edit.entry);
  const { total } = refundSum(lines, edit.entry);
  const inCash = features.includes("flowControl") ? texts.inCashOfDrawer : texts.inCash;
  return (
    <EditDrawer
      edit={edit}
      title={texts.title}
      submitText={texts.submit}
      cancelText={words.back}
      isDangerous
      isBlocked={reason === null || asked.length === 0 || edit.canRetry}
      textOf={(failure) => revertRefusalText(entry, failure)}
    >
      <FormSection title={texts.what}>
        <Box as="ul">
          {lines.map((line) => (
            <Line
              key={line.line}
              line={line}
              name={nameOf(entry, line)}
              quantity={units[line.line] ?? 0}
              onPut={(quantity) => edit.type({ units: { ...units, [line.line]: quantity } })}
            />
          ))}
        </Box>
        {lines.some(({ redeemed }) => redeemed > 0) && <Box color="fg.muted">{texts.couponsGoWithAll}</Box>}
        <Box role="status" px="3.5" py="2.5" borderRadius="lg" bg="bg.subtle" borderWidth="1px">
          {asked.length === 0 ? (
            <Box color="fg.muted">{texts.unitsMissing}</Box>
          ) : (
            <>
              {texts.goesBack} <AmountText amount={total} fontWeight="semibold" />
              {isSplit(entry) ? ": " : " "}
              {wayOf(total, entry, { customPaymentMethod, inCash })}.
              <Box fontSize="13px" color="fg.muted">
                {takesAll({ lines, asked }) ? texts.isAll : texts.keepsRest}
              </Box>
            </>
          )}
        </Box>
      </FormSection>
      <FormSection title={texts.why}>
        <ReasonFields edit={edit} />
      </FormSection>
    </EditDrawer>
  );
}

function nameOf({ orderItems }: HistoryEntry, { line }: RefundableLine): string {
  const item = orderItems.find((one) => one.line === line);
  if (item === undefined) return "";
  return item.type === "GENERIC" ? history.genericItem(item.name) : item.name;
}

interface LineProps {
  readonly line: RefundableLine;
  readonly name: string;
  readonly quantity: number;
  readonly onPut: (quantity: number) => void;
}

function Line({ line, name, quantity, onPut }: LineProps) {
  const left = refundableUnits(line);
  const told = [left > 0 && texts.left(left), line.redeemed > 0 && texts.withCoupons(line.redeemed)];
  return (
    <Box as="li" display="flex" alignItems="center" gap="3" py="2.5" css={{ "& + &": { borderTopWidth: "1px" } }}>
      <Box flex="1" minW="0">
        <Box fontWeight="medium" overflowWrap="anywhere">
          {name}
        </Box>
        <Box fontSize="13px" color="fg.muted">
          {told.filter((part) => part !== false).join(" · ")} · <AmountText amount={line.total} />
        </Box>
      </Box>
      {left > 0 && (
        <Stepper
          name={name}
          quantity={quantity}
          onAdd={() => onPut(quantity + 1)}
          onRemove={() => onPut(quantity - 1)}
          canAdd={quantity < left}
          canRemove={quantity > 0}
        />
      )}
    </Box>
  );
}
