export { mattildaPayouts } from "./mattilda-payouts.ts";
export type { MattildaSettings } from "./settings.ts";
