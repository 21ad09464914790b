export { type Feature, features } from "./feature.ts";
export {
  type ChargePaymentMethod,
  type CounterPaymentMethod,
  type CouponPaymentMethod,
  type PaymentMethod,
  chargePaymentMethods,
  counterPaymentMethods,
  couponPaymentMethods,
  offeredAmong,
  offeredPaymentMethods,
  paymentMethods,
} from "./payment-method.ts";
export {
  type PickupRules,
  type PickupTime,
  type PickupTimeType,
  isPickupTime,
  pickupTimeTypes,
} from "./pickup-times.ts";
export { type ActivityStatus, type Cafeteria, type CafeteriaClass, activityStatuses } from "./cafeteria.ts";
export { type ClosedDays, isClosedOn } from "./closed-days.ts";
export { type DayFault, type OpenDays, dayFault, openDays } from "./day-fault.ts";
export {
  type FeatureBlock,
  type ProviderFeature,
  checkFeatures,
  featureBlock,
  featuresInCountry,
  providerFeatures,
  switchFeature,
} from "./feature-rules.ts";
export {
  type ClassEntry,
  type ClassFaults,
  type ClassList,
  type ClassOrder,
  checkClassEntry,
  checkClassOrder,
  isClassNameTaken,
  movedEntry,
} from "./class-list.ts";
export { type PlaceEntry, type PlaceFaults, checkPlaceEntry, emptyPlace } from "./place-entry.ts";
export {
  type CutOffEntry,
  type CutOffFaults,
  type PickupDraft,
  type PickupEntry,
  type PickupEntryFaults,
  type TimeEntry,
  type TimeFault,
  checkCutOffEntry,
  checkPickupEntry,
  emptyTime,
  pickupEntryOf,
} from "./pickup-entry.ts";
export {
  type BalanceEntry,
  type BalanceFaults,
  type PaymentEntry,
  type PaymentFaults,
  checkBalanceEntry,
  checkPaymentEntry,
} from "./money-settings-entry.ts";
export {
  type CafeteriaSettings,
  type SettingTopic,
  type SettingsChange,
  type ToldTopic,
  changedSettings,
  classesOfTimes,
  lowestFloor,
  settingTopics,
  settingsFaults,
  toldTopics,
  topicsChangedSince,
  topicsOf,
} from "./settings.ts";
export {
  type OutsideService,
  type ServiceStanding,
  type ServicePlace,
  invoicingCountry,
  outsideServices,
  serviceStanding,
} from "./service-standing.ts";
export { type ComingOrder, touchedOrders } from "./touched-orders.ts";
export {
  type CafeteriaIll,
  type CafeteriaSigns,
  type ServerIll,
  type ServerSigns,
  cafeteriaIlls,
  cafeteriaIllsOf,
  salesByCountry,
  serverIlls,
  serverIllsOf,
} from "./overview.ts";
export {
  type ConfirmableStep,
  type FirstStep,
  type FirstStepChange,
  type FirstStepFacts,
  type FirstStepId,
  type FirstStepMarks,
  changedMarks,
  confirmableSteps,
  firstStepIds,
  firstSteps,
  isConfirmable,
  showsByItself,
} from "./first-steps.ts";
export { zonesOfCountry } from "./country-zones.ts";
