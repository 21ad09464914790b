import { type Result, accepted, refused } from "../kernel/index.ts";
import { type Feature, features } from "./feature.ts";

/** Flags of payment providers: what a country has to enable. */
export const providerFeatures = ["mercadoPago", "walletConnect", "directa24", "plexo", "mattilda"] as const;
export type ProviderFeature = (typeof providerFeatures)[number];

/** What a flag can't be without. */
const needed: ReadonlyMap<Feature, Feature> = new Map([
  ["premiumMetrics", "metrics"],
  ["walletConnect", "mercadoPago"],
]);

const isProvider = (feature: Feature): feature is ProviderFeature => new Set<Feature>(providerFeatures).has(feature);

export type FeatureBlock =
  | { readonly code: "FEATURE_NEEDED"; readonly feature: Feature; readonly needs: Feature }
  | { readonly code: "NOT_IN_COUNTRY"; readonly feature: Feature };

/** What keeps a flag from being switched on beside the chosen ones; null: nothing. CAFETERIA-04, CAFETERIA-05 */
export function featureBlock(
  feature: Feature,
  chosen: readonly Feature[],
  providers: readonly ProviderFeature[],
): FeatureBlock | null {
  if (isProvider(feature) && !providers.includes(feature)) return { code: "NOT_IN_COUNTRY", feature };
  const needs = needed.get(feature);
  return needs === undefined || chosen.includes(needs) ? null : { code: "FEATURE_NEEDED", feature, needs };
}

const inTableOrder = (chosen: ReadonlySet<Feature>): readonly Feature[] => features.filter((one) => chosen.has(one));

/** Without what lacks the flag that it needs. */
const complete = (chosen: ReadonlySet<Feature>): readonly Feature[] =>
  inTableOrder(chosen).filter((one) => {
    const needs = needed.get(one);
    return needs === undefined || chosen.has(needs);
  });

/** One flag switched; switched off, it takes with it what needs it. CAFETERIA-04 */
export function switchFeature(chosen: readonly Feature[], feature: Feature, isOn: boolean): readonly Feature[] {
  const next = new Set(chosen);
  if (isOn) next.add(feature);
  else next.delete(feature);
  return complete(next);
}

/** What may replace the current flags. A provider that was on stays so, whatever the country says today. CAFETERIA-04, CAFETERIA-05 */
export function checkFeatures(
  wanted: readonly Feature[],
  { current, providers }: { readonly current: readonly Feature[]; readonly providers: readonly ProviderFeature[] },
): Result<readonly Feature[], FeatureBlock> {
  for (const feature of wanted) {
    const block = featureBlock(feature, wanted, current.includes(feature) ? providerFeatures : providers);
    if (block !== null) return refused(block);
  }
  return accepted(inTableOrder(new Set(wanted)));
}

/** The flags that a cafeteria keeps when it moves to a country with these providers. CAFETERIA-06 */
export const featuresInCountry = (
  current: readonly Feature[],
  providers: readonly ProviderFeature[],
): readonly Feature[] =>
  complete(new Set(current.filter((feature) => !isProvider(feature) || providers.includes(feature))));
