import { settingsEndpoints as endpoints } from "@cantina/contract/cafeteria";
import {
  type CafeteriaSettings,
  type SettingTopic,
  type SettingsChange,
  changedSettings,
  classesOfTimes,
  settingsFaults,
  topicsChangedSince,
  topicsOf,
} from "@cantina/domain/cafeteria";
import { type CafeteriaId, accepted, refused, weekdays } from "@cantina/domain/kernel";
import type { Kysely } from "kysely";
import { noteChange } from "../db/index.ts";
import { type ChangeContext, type Route, change, invalid, recordChange, route } from "../http/index.ts";
import { areClasses } from "./class.queries.ts";
import { findCafeteria } from "./cafeteria.queries.ts";
import {
  isDiscountCategory,
  lockSettings,
  noteTopics,
  replacePickupTimes,
  settingChangesOf,
  updateSettings,
} from "./settings.queries.ts";
import { settingsFailure } from "./settings-failure.ts";
import { touchedRefusal } from "./touched-refusal.ts";

type Parts = { readonly [Topic in SettingTopic]: (settings: CafeteriaSettings) => unknown };

/** What of the settings belongs to a topic, for the audit log and to see whether anything is another by now. */
const parts: Parts = {
  CUT_OFF: ({ pickup }) => pickup.cutOff,
  PICKUP: ({ pickup: { cutOff: _cutOff, ...rest } }) => rest,
  CLOSED_DAYS: ({ closedWeekdays, closedDates }) => ({ closedWeekdays, closedDates }),
  BALANCE: ({ defaultDiscountCategoryId, balanceFloor, allowIgnoreMinimumBalance }) => ({
    defaultDiscountCategoryId,
    balanceFloor,
    allowIgnoreMinimumBalance,
  }),
  PAYMENT: ({ customPaymentMethod }) => customPaymentMethod,
  PHONES: ({ hiddenPhoneForEmployees }) => hiddenPhoneForEmployees,
  DENOMINATIONS: ({ cashDenominations }) => cashDenominations,
  SCHOOL_RULES: ({ sealPolicy }) => sealPolicy,
};

const partOf = (topic: SettingTopic, settings: CafeteriaSettings): string => JSON.stringify(parts[topic](settings));

/** What a change names must be this cafeteria's. */
async function strangerIn(
  trx: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  next: CafeteriaSettings,
  topics: readonly SettingTopic[],
) {
  if (topics.includes("PICKUP") && !(await areClasses(trx, cafeteriaId, classesOfTimes(next.pickup))))
    return invalid("allowedDiscreteOrderPickupTimes", "La clase no existe");
  if (topics.includes("BALANCE") && !(await isDiscountCategory(trx, cafeteriaId, next.defaultDiscountCategoryId)))
    return invalid("defaultDiscountCategoryId", "La categoría no existe");
  return null;
}

type Judged = {
  readonly now: CafeteriaSettings;
  readonly next: CafeteriaSettings;
  readonly topics: readonly SettingTopic[];
};
/** What else keeps a change from being written; null: nothing. */
type Judge<Failure> = (judged: Judged) => Promise<Failure | null>;

/** CAFETERIA-21 CAFETERIA-22 */
async function changeSettings<Failure = never>(
  trx: Kysely<unknown>,
  body: SettingsChange & { readonly version?: number | undefined },
  context: ChangeContext,
  judge?: Judge<Failure>,
) {
  const { cafeteriaId, profileId } = context.identity;
  const now = await lockSettings(trx, cafeteriaId);
  if (now === undefined) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
  const named = topicsOf(body);
  if (topicsChangedSince(now.topics, named, body.version).length > 0)
    return refused({ code: "STALE_ENTRY", data: { id: cafeteriaId, version: now.version } });
  const next = changedSettings(now, body);
  const topics = named.filter((topic) => partOf(topic, now) !== partOf(topic, next));
  const faults = settingsFaults(next, topics);
  if (Object.keys(faults).length > 0) return refused(settingsFailure(faults));
  const stranger = await strangerIn(trx, cafeteriaId, next, topics);
  if (stranger !== null) return refused(stranger);
  const failure = (await judge?.({ now, next, topics })) ?? null;
  if (failure !== null) return refused(failure);
  if (topics.length > 0) {
    await updateSettings(trx, cafeteriaId, next);
    if (topics.includes("PICKUP")) await replacePickupTimes(trx, cafeteriaId, next);
    await noteTopics(trx, { cafeteriaId, profileId }, topics);
    for (const topic of topics)
      noteChange({
        entity: `cafeteria.${topic}`,
        id: cafeteriaId,
        // Its name is what a person typed, which the audit log has none of.
        ...(topic !== "PAYMENT" && { before: partOf(topic, now), after: partOf(topic, next) }),
      });
    await recordChange(trx, context, { entityType: "cafeteria", id: cafeteriaId });
  }
  const data = await findCafeteria(trx, cafeteriaId);
  return data === undefined ? refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" }) : accepted({ data });
}

/** Each day once and in its order, however they were written: the same days are no change. CAFETERIA-21 */
const withDaysOnce = <Change extends SettingsChange>({ closedWeekdays, closedDates, ...more }: Change) => ({
  ...more,
  closedWeekdays: closedWeekdays && weekdays.filter((day) => closedWeekdays.includes(day)),
  closedDates: closedDates && [...new Set(closedDates)].toSorted(),
});

export const settingsRoutes: readonly Route[] = [
  change(endpoints.editSettings, (trx, { body: { touchedOrdersSeen: seen, ...body } }, context) =>
    changeSettings(trx, withDaysOnce(body), context, (judged) => touchedRefusal(trx, context, { ...judged, seen })),
  ),
  change(endpoints.setCustomPaymentMethod, (trx, { body }, context) => changeSettings(trx, body, context)),
  change(endpoints.setIgnoreMinimumBalance, (trx, { body }, context) => changeSettings(trx, body, context)),
  route(endpoints.listSettingChanges, async (_request, { db, identity }) =>
    accepted({ data: await settingChangesOf(db.kysely, identity.cafeteriaId) }),
  ),
];
