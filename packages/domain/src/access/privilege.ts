/** Who a profile is. Only CAFETERIA profiles may use the web app. ACCESS-01 */
export const profileTypes = ["CAFETERIA", "CLIENT"] as const;
export type ProfileType = (typeof profileTypes)[number];

/** Staff levels, highest first; "administrator-level" is the first two. */
export const privilegeLevels = ["SYSTEM_ADMINISTRATOR", "CAFETERIA_ADMINISTRATOR", "CAFETERIA_EMPLOYEE"] as const;
export type PrivilegeLevel = (typeof privilegeLevels)[number];
