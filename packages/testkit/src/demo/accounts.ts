import type { PrivilegeLevel } from "@cantina/domain/access";

/** Of every demo account. */
export const demoPassword = "Cantina2026";

export type DemoAccount = {
  readonly email: string;
  readonly username: string;
  /** null: a client. */
  readonly level: PrivilegeLevel | null;
  /** In Spanish, for the list printed at start. */
  readonly role: string;
  readonly places: "first" | "both";
};

export const demoAccounts = {
  system: {
    email: "sistema@demo.cantina",
    username: "soporte",
    level: "SYSTEM_ADMINISTRATOR",
    role: "Administración del sistema",
    places: "first",
  },
  administrator: {
    email: "admin@demo.cantina",
    username: "carla.mendez",
    level: "CAFETERIA_ADMINISTRATOR",
    role: "Administración del comedor",
    places: "first",
  },
  employee: {
    email: "empleado@demo.cantina",
    username: "lucia.rivas",
    level: "CAFETERIA_EMPLOYEE",
    role: "Venta en el mostrador",
    places: "first",
  },
  regional: {
    email: "regional@demo.cantina",
    username: "diego.ferrari",
    level: "CAFETERIA_ADMINISTRATOR",
    role: "Dos comedores",
    places: "both",
  },
  family: {
    email: "familia@demo.cantina",
    username: "Familia Gómez",
    level: null,
    role: "Cliente (sin acceso a la web)",
    places: "first",
  },
} as const satisfies Record<string, DemoAccount>;
