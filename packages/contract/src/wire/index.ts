export { classPriceOf } from "./class-price.wire.ts";
export { type Given, encode } from "./encode.ts";
export { money, nonNegativeMoney } from "./money.wire.ts";
export { unitPrice } from "./price.wire.ts";
export { fraction, percent, uncheckedFraction } from "./share.wire.ts";
export { clockText, dateText, email, givenInstant, idOf, instantText, nameText, textUpTo } from "./text.wire.ts";
export { paging } from "./paging.wire.ts";
export { renamed, twoWay, twoWayOr } from "./two-way.ts";
export { seenVersion, version } from "./version.wire.ts";
