export { type Canteen, type CanteenOptions, type Query, addProfile } from "./canteen.ts";
export { type AddedDiner, type DinerOptions, type ProductOptions, putStock, restrict } from "./goods.ts";
export { type Pantry, type PantryItem, type Parts, putOnShelf } from "./pantry.ts";
export { signInAs } from "./sign-in-as.ts";
export { type Traded, trade } from "./trade.ts";
export {
  type CashBody,
  type ChargeBody,
  type CouponSaleBody,
  type LateOrderBody,
  type OrderBody,
  type RawAnswer,
  type RefundBody,
  type RevertBody,
  type Till,
  openTill,
} from "./till.ts";
export { type ToldOrder, refundBody, refundableOf } from "./refund-body.ts";
export { type HeldSealing, holdSealing } from "./hold-sealing.ts";
export { leaveRegister } from "./leave-register.ts";
export { answered } from "./answered.ts";
export { rivalsOf, rushBy, tallyOf } from "./rivals.ts";
export { type Counter, type HandClock, cartOf, handClock, openCounter } from "./counter.ts";
