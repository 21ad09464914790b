export { mattildaPayouts } from "./mattilda-payouts.ts";
export { mattildaProvider } from "./mattilda-provider.ts";
export { mattildaPaths } from "./notice-paths.ts";
export { type MattildaPaySettings, mattildaCountries, mattildaPayUrl } from "./pay-settings.ts";
export type { MattildaSettings } from "./settings.ts";
