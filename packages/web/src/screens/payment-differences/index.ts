export { DifferencesLink } from "./DifferencesLink.tsx";
export { openOf } from "./open-of.ts";
