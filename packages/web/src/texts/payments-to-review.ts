import { say } from "./say.ts";

/** Apart from what else is said of them: a till has it beside its bell, and keeps on its device what it has. */
export const toReview = (count: number): string =>
  say("{count, plural, one {Hay # pago para revisar} other {Hay # pagos para revisar}}", { count });
