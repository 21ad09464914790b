import { localDateIfAny } from "@cantina/domain/kernel";
import { type PayoutPage, isPageAsked } from "@cantina/domain/payouts";
import { assignedIdLimit, assignedIdSigns } from "@cantina/domain/provider-settings";
import { money } from "@cantina/contract/wire";
import * as v from "valibot";

/** Sin verificar: it may come with a time of day, of which the day counts. */
const day = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d(?:T[\d:.Z+-]*)?$/u),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = localDateIfAny(dataset.value.slice(0, 10));
    if (read !== null) return read;
    addIssue({ message: "a day that no month has" });
    return NEVER;
  }),
);

const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));

const payoutPage = v.object({
  page: wholeNumber,
  data: v.array(
    v.object({
      id: v.pipe(v.string(), v.regex(assignedIdSigns), v.maxLength(assignedIdLimit)),
      payoutDate: day,
      totalBeforeFees: money,
      total: money,
    }),
  ),
  totalPages: wholeNumber,
});

/** undefined: not the page that was asked for. PAYOUT-02 */
export function readPayoutPage(json: unknown, asked: number): PayoutPage | undefined {
  const read = v.safeParse(payoutPage, json);
  return read.success && isPageAsked(read.output, asked) ? read.output : undefined;
}
