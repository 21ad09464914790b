import { say } from "./say.ts";

export const productsText = (count: number): string =>
  say("{count, plural, one {# producto} other {# productos}}", { count });
