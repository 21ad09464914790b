import { randomUUID } from "node:crypto";

export type Seller = {
  readonly userId: number;
  accessToken: string;
  refreshToken: string | null;
  readonly publicKey: string;
  readonly isOAuth: boolean;
  /** Of its country, as the provider calls it: `MLA` is Argentina. */
  readonly site: string;
};

export const newSeller = (userId: number, isOAuth: boolean, site = "MLA"): Seller => ({
  userId,
  accessToken: `APP_USR-${userId}-${randomUUID()}`,
  refreshToken: isOAuth ? `TG-${randomUUID()}` : null,
  publicKey: `APP_USR-${randomUUID()}`,
  isOAuth,
  site,
});
