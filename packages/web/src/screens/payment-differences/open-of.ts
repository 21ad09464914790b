import type { PaymentDifference, PaymentDifferences } from "../../composition/desk/index.ts";

/** Those that nobody has resolved; none before they are read. */
export const openOf = (read: PaymentDifferences | undefined): readonly PaymentDifference[] =>
  (read?.differences ?? []).filter(({ resolvedAt }) => resolvedAt === null);
