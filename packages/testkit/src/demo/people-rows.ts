import type { CafeteriaClass } from "@cantina/domain/cafeteria";
import type { ClientAccount, DiscountCategory } from "@cantina/domain/clients";

import type { DemoAccount } from "./accounts.ts";
import type { DemoRows, Row } from "./tables.ts";

export const discountCategoryRow = (cafeteriaId: string, category: DiscountCategory): Row => ({
  id: category.id,
  cafeteria_id: cafeteriaId,
  name: category.name,
  rate_basis_points: category.rate,
  max_discount: category.maxDiscount,
  minimum_balance: category.minimumBalance,
  status: "ENABLED",
});

export const classRow = (cafeteriaId: string, one: CafeteriaClass): Row => ({
  id: one.id,
  cafeteria_id: cafeteriaId,
  name: one.name,
  position: one.position,
  status: "ENABLED",
});

export const userRow = (user: {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string | null;
  readonly since: string;
}): Row => ({
  id: user.id,
  email: user.email,
  password_hash: user.passwordHash,
  confirmed_at: user.since,
  created_at: user.since,
});

type Staff = {
  readonly profileId: string;
  readonly userId: string;
  readonly account: DemoAccount;
  readonly since: string;
};

export const staffRow = (cafeteriaId: string, { profileId, userId, account, since }: Staff): Row => ({
  id: profileId,
  authentication_user_id: userId,
  cafeteria_id: cafeteriaId,
  username: account.username,
  type: "CAFETERIA",
  privilege_level: account.level,
  status: "ENABLED",
  discount_category_id: null,
  minimum_balance: null,
  family_code: null,
  created_at: since,
});

type Clients = {
  readonly cafeteriaId: string;
  readonly clients: readonly ClientAccount[];
  readonly userIdOf: (client: ClientAccount) => string;
  readonly since: string;
};

export const clientRows = ({ cafeteriaId, clients, userIdOf, since }: Clients): DemoRows => ({
  profile: clients.map((client) => ({
    id: client.id,
    authentication_user_id: userIdOf(client),
    cafeteria_id: cafeteriaId,
    username: client.username,
    type: "CLIENT",
    privilege_level: null,
    status: "ENABLED",
    discount_category_id: client.discountCategoryId,
    minimum_balance: client.minimumBalance,
    family_code: client.familyCode,
    created_at: since,
  })),
  commensal: clients.flatMap(({ commensals }) =>
    commensals.map((commensal) => ({
      id: commensal.id,
      cafeteria_id: cafeteriaId,
      profile_id: commensal.profileId,
      first_name: commensal.firstName,
      last_name: commensal.lastName,
      class_id: commensal.classId,
      status: commensal.status,
      discount_category_id: commensal.discountCategoryId,
      card_code: commensal.cardCode,
      allergies: commensal.allergies,
      allergens: commensal.allergens,
      image_url: commensal.imageUrl,
      daily_limit: commensal.dailyLimit,
    })),
  ),
});
