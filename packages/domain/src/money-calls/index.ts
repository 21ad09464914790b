export type { BookedMoneyCall, BookedMovement, MoneyCall, MoneyCallKind, PendingMoneyCall } from "./money-call.ts";
export type { MoneyCallsPort, PendingMoneyCallsPort } from "./money-calls.port.ts";
export type { MoneyCallFact } from "./money-call.setup.ts";
export { moneyCallMachine } from "./money-call.machine.ts";
export { type MoneyDesk, saveMoney } from "./save-money.ts";
export { type MoneyCallView, moneyCallView } from "./money-call.view.ts";
