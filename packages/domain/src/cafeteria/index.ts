export { type Feature, features } from "./feature.ts";
export {
  type CounterPaymentMethod,
  type PaymentMethod,
  counterPaymentMethods,
  offeredPaymentMethods,
  paymentMethods,
} from "./payment-method.ts";
export { type ActivityStatus, type Cafeteria, type CafeteriaClass, activityStatuses } from "./cafeteria.ts";
