import { say } from "./say.ts";

export const usesText = (uses: number): string => say("{uses, plural, one {# uso} other {# usos}}", { uses });
