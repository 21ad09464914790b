export { classPriceOf } from "./class-price.wire.ts";
export { money, nonNegativeMoney } from "./money.wire.ts";
export { unitPrice } from "./price.wire.ts";
export { fraction, percent } from "./share.wire.ts";
export { clockText, dateText, email, givenInstant, idOf, instantText, nameText, textUpTo } from "./text.wire.ts";
export { paging } from "./paging.wire.ts";
export { seenVersion, version } from "./version.wire.ts";
