import { accessEndpoints } from "../access/index.ts";
import { cafeteriaEndpoints } from "../cafeteria/index.ts";
import { cashRegisterEndpoints } from "../cash-register/index.ts";
import { catalogEndpoints } from "../catalog/index.ts";
import { clientsEndpoints } from "../clients/index.ts";
import type { Endpoint } from "../endpoint/index.ts";
import { orderEndpoints } from "../orders/index.ts";

/** Every call, by name. Server and document walk it; a browser imports single contexts, so that each bundle holds what it calls. */
export const endpoints = {
  ...accessEndpoints,
  ...cafeteriaEndpoints,
  ...catalogEndpoints,
  ...clientsEndpoints,
  ...orderEndpoints,
  ...cashRegisterEndpoints,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
