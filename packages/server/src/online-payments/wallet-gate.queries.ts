import type { CafeteriaId, ProfileId } from "@cantina/domain/kernel";
import type { Feature } from "@cantina/domain/cafeteria";
import { type Kysely, sql } from "kysely";
import type { WalletPayments } from "./wallet-access.ts";

type Gate = {
  readonly country: string;
  readonly features: readonly Feature[];
  readonly providers: readonly Feature[];
  readonly isLinked: boolean;
};

const needed: readonly Feature[] = ["mercadoPago", "walletConnect"];

/** Whether all that a wallet needs is switched on: by us, by the country, by the cafeteria and by its seller. ONLINE-04 */
export async function isWalletOn(
  db: Kysely<unknown>,
  { wallets }: Pick<WalletPayments, "wallets">,
  { cafeteriaId, clientId }: { readonly cafeteriaId: CafeteriaId; readonly clientId: ProfileId },
): Promise<boolean> {
  const { rows } = await sql<Gate>`
    select c.country_id as country, c.features,
           array(select o.feature from country_provider o where o.country_id = c.country_id) as providers,
           exists (select from provider_link l where l.cafeteria_id = c.id and l.provider = 'MERCADO_PAGO'
                      and l.status = 'ACTIVE') as "isLinked"
      from cafeteria c join profile p on p.cafeteria_id = c.id and p.id = ${clientId}
     where c.id = ${cafeteriaId} and p.type = 'CLIENT' and p.status = 'ENABLED'`.execute(db);
  const [gate] = rows;
  if (gate === undefined || !gate.isLinked || !wallets.serves(gate.country)) return false;
  return gate.providers.includes("walletConnect") && needed.every((feature) => gate.features.includes(feature));
}
