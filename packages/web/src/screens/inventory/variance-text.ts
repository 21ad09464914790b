import { costFromPaid } from "@cantina/domain/inventory";
import { formatMoney } from "@cantina/domain/kernel";
import type { Days } from "@cantina/domain/variance";
import type { ConsumableVariance } from "../../composition/desk/index.ts";
import { unitSigns } from "../../texts/inventory-texts.ts";
import * as texts from "../../texts/inventory-variance.ts";
import { dateFieldText } from "../../ui/date-entry.ts";

/** "16/11 al 22/11" */
export const weekText = ({ from, until }: Days): string =>
  texts.days(dateFieldText(from).slice(0, 5), dateFieldText(until).slice(0, 5));

/** By what its differences are valued. VARIANCE-05 */
export const unitPriceText = ({ price, unit, isPaid }: ConsumableVariance): string =>
  (isPaid ? texts.averagePaid : texts.typedCost)(`${formatMoney(costFromPaid(price))} / ${unitSigns[unit]}`);
