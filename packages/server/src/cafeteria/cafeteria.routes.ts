import { cafeteriaEndpoints } from "@cantina/contract/cafeteria";
import { isAdministratorLevel } from "@cantina/domain/access";
import { accepted, refused } from "@cantina/domain/kernel";
import { noteChange } from "../db/index.ts";
import { type Route, change, route } from "../http/index.ts";
import { allCafeterias, allCountries, findCafeteria, insertCafeteria } from "./cafeteria.queries.ts";
import { codePrefix } from "./code-prefix.ts";
import { changeFeatures, disableCafeteria, editCafeteria, enableCafeteria } from "./edit-cafeteria.ts";
import { placeFailure, placeFaults } from "./place-faults.ts";

/** By the country's code, what this server links cafeterias there to Mercado Pago by. */
export type LinkApplications = Readonly<Record<string, { readonly clientId: string }>>;

/** Each provider with a switch of its own too. Of the application only what it is known by, and no secret. */
const countryOf = (country: Awaited<ReturnType<typeof allCountries>>[number], application?: { clientId: string }) => ({
  ...country,
  mercadoPagoConfiguration: application === undefined ? null : { clientId: application.clientId },
  mercadoPagoEnabled: country.providers.includes("mercadoPago"),
  walletConnectEnabled: country.providers.includes("walletConnect"),
  directa24Enabled: country.providers.includes("directa24"),
  plexoEnabled: country.providers.includes("plexo"),
  mattildaEnabled: country.providers.includes("mattilda"),
});

/** What is asked of a provider is no buyer's and no seller's matter. CAFETERIA-52 */
const withoutMarketFees = <Told extends object>({
  marketFee: _own,
  walletConnectMarketFee: _wallet,
  ...told
}: Told & { readonly marketFee?: unknown; readonly walletConnectMarketFee?: unknown }) => told;

export const cafeteriaRoutes = (applications: LinkApplications): readonly Route[] => [
  route(cafeteriaEndpoints.readCafeteria, async ({ params }, { db: { kysely }, identity }) => {
    const data = await findCafeteria(kysely, params.cafeteriaId);
    if (data === undefined) return refused({ code: "NOT_FOUND" });
    return accepted({ data: isAdministratorLevel(identity.level) ? data : withoutMarketFees(data) });
  }),

  route(cafeteriaEndpoints.listCafeterias, async (_request, { db: { kysely } }) =>
    accepted({ data: await allCafeterias(kysely) }),
  ),

  change(cafeteriaEndpoints.createCafeteria, async (trx, { body }) => {
    const faults = await placeFaults(trx, body);
    if (faults.length > 0) return refused(placeFailure(faults));
    const made = await insertCafeteria(trx, { ...body, codePrefix: codePrefix(body.name) });
    noteChange({ entity: "cafeteria", id: made.id });
    return accepted({ data: made });
  }),

  route(cafeteriaEndpoints.listCountries, async (_request, { db: { kysely } }) =>
    accepted({ data: (await allCountries(kysely)).map((one) => countryOf(one, applications[one.id])) }),
  ),

  editCafeteria,
  changeFeatures,
  disableCafeteria,
  enableCafeteria,
];
