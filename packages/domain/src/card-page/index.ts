export { cardPageMachine } from "./card-page.machine.ts";
export type {
  CardFormPort,
  CardPageFailure,
  CardPageMemory,
  ChargePort,
  EnteredCard,
  OfferedCard,
  PaymentOutcome,
  PaymentRequest,
  TypedCard,
} from "./card-page.port.ts";
export type { CardPageEnd, CardPageInput } from "./card-page.setup.ts";
export { type CardPageView, cardPageView } from "./card-page.view.ts";
