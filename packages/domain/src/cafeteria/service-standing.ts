import { type ProviderFeature, providerFeatures } from "./feature-rules.ts";
import type { Feature } from "./feature.ts";

/** What a cafeteria can use only with a company outside: it pays by one, or invoices by one. */
export const outsideServices = [...providerFeatures, "arca"] as const satisfies readonly Feature[];
export type OutsideService = (typeof outsideServices)[number];

/** Why it can't be used here, the first reason of them; CONFIGURED: the cafeteria itself decides. */
export type ServiceStanding = "NOT_IN_COUNTRY" | "SWITCHED_OFF" | "NOT_CONFIGURED" | "CONFIGURED";

export type ServicePlace = {
  readonly features: readonly Feature[];
  /** Not told by servers of before: then nothing is said of the country. */
  readonly countryId?: string | undefined;
  readonly countryProviders?: readonly ProviderFeature[] | undefined;
  /** What the server has been told how to reach. */
  readonly configured?: readonly OutsideService[];
};

/** The tax office of one country. */
export const invoicingCountry = "AR";

const isInCountry = (service: OutsideService, { countryId, countryProviders = providerFeatures }: ServicePlace) =>
  service === "arca" ? countryId === undefined || countryId === invoicingCountry : countryProviders.includes(service);

/** CAFETERIA-27 */
export function serviceStanding(service: OutsideService, place: ServicePlace): ServiceStanding {
  if (!isInCountry(service, place)) return "NOT_IN_COUNTRY";
  if (!place.features.includes(service)) return "SWITCHED_OFF";
  return place.configured?.includes(service) === true ? "CONFIGURED" : "NOT_CONFIGURED";
}
