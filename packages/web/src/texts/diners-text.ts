import { say } from "./say.ts";

export const dinersText = (count: number): string =>
  say("{count, plural, one {# comensal} other {# comensales}}", { count });

/** Within a sentence. */
export const dinersOrNone = (count: number): string => (count === 0 ? "ningún comensal" : dinersText(count));
