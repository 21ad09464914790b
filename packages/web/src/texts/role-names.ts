import type { PrivilegeLevel } from "@cantina/domain/access";

const roleNames: Readonly<Record<PrivilegeLevel, string>> = {
  SYSTEM_ADMINISTRATOR: "Administrador del sistema",
  CAFETERIA_ADMINISTRATOR: "Administrador",
  CAFETERIA_EMPLOYEE: "Empleado",
};

export const roleName = (level: PrivilegeLevel | null): string => (level === null ? "Cliente" : roleNames[level]);
