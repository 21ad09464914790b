import type { Database } from "@cantina/server/db";
import { hash } from "@node-rs/argon2";

import { sellerCredentials } from "../bench-place.ts";

/** The books have one seller, who signs in as the bench's from now on. */
export const asBenchSeller = async (database: Pick<Database<unknown>, "query">): Promise<void> => {
  await database.query(
    `update authentication_user set email = $1, password_hash = $2, confirmed_at = now() where email = 'persona0@libro.test'`,
    [sellerCredentials.email, await hash(sellerCredentials.password)],
  );
};
