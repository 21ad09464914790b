import { randomUUID } from "node:crypto";

export type Seller = {
  readonly userId: number;
  accessToken: string;
  refreshToken: string | null;
  readonly publicKey: string;
  readonly isOAuth: boolean;
};

export const newSeller = (userId: number, isOAuth: boolean): Seller => ({
  userId,
  accessToken: `APP_USR-${userId}-${randomUUID()}`,
  refreshToken: isOAuth ? `TG-${randomUUID()}` : null,
  publicKey: `APP_USR-${randomUUID()}`,
  isOAuth,
});
