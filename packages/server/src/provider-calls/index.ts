export { type Seen, unpaid } from "./unpaid-page.ts";
export { decimalAmount } from "./decimal-amount.wire.ts";
export type { ChoiceOutcome, HeardNotice, NoticeNews } from "./heard-notice.ts";
export { type Answered, type ProviderCall, askProvider, callProvider, failed, jsonOf } from "./call-provider.ts";
export { nameSeals } from "./name-seals.ts";
