export {
  type OrderStatus,
  type OrderType,
  type OriginMedium,
  orderStatuses,
  revertedStatuses,
  orderTypes,
  originMedia,
} from "./order-status.ts";
export type { Order, OrderItem, PlacedOrder } from "./order.ts";
export {
  type Paid,
  type PaymentPart,
  addsUp,
  isPaidBy,
  isSplit,
  methodsOf,
  paidBy,
  restOfParts,
  shareBack,
} from "./payment-part.ts";
export { type KnownAllergens, allergensInOrder, knownAllergens } from "./allergens-in-order.ts";
export { canBecome, orderTransitions } from "./order-transitions.ts";
export { type OrderState, type OrderStep, type StepRefusal, decideStep, orderSteps, stepGoal } from "./order-step.ts";
export {
  type DayEnds,
  type OrderDay,
  dayEnds,
  dayOfOrder,
  isOfAnotherDay,
  latestDayToComplete,
  ordersToPickUp,
} from "./order-day.ts";
export { mayChangeAutoComplete } from "./auto-complete.ts";
export {
  type BoardFilter,
  type BoardStatus,
  type ClassNames,
  boardStatuses,
  classNameOf,
  isNarrowed,
  isOnBoard,
  wholeBoard,
} from "./board-filter.ts";
export {
  type BoardSort,
  type BoardSortOption,
  type SortDirection,
  boardSortOptions,
  firstBoardSort,
  sortDirections,
} from "./board-sort.ts";
export { checkReady } from "./order-ready.ts";
export { calledName } from "./called-name.ts";
export { type Called, type KitchenView, calledOf, kitchenView, pickupView } from "./kitchen.view.ts";
export { type SummaryLine, summariseOrders } from "./order-summary.ts";
export { type DeliveryHour, hourKey } from "./delivery-hour.ts";
export { type BoardSection, type BoardView, boardView } from "./board.view.ts";
export { asksFirst } from "./asks-first.ts";
export type { BoardFailure, BoardTask, OrderBoardPort, SeenOrder } from "./order-board.port.ts";
export { type BoardEvent, type BoardFact, type BoardMachineInput, boardMachine } from "./board.machine.ts";
