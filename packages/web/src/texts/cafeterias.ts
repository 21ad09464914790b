import type { ActivityStatus } from "@cantina/domain/cafeteria";

export const create = "Crear cafetería";
export const unreadable = "No se pudieron cargar las cafeterías";
export const none = "Todavía no hay cafeterías";
export const noneHint = "Cree la primera, con su país y su zona horaria.";
export const noneFound = "No se encontraron cafeterías";

export const searchLabel = "Nombre o id";
export const code = "Código";
export const country = "País";
export const role = "Rol";
export const launch = "Lanzamiento";
export const launchFrom = "Lanzamiento desde";
export const launchUntil = "Lanzamiento hasta";

export const statusNames: Readonly<Record<ActivityStatus | "DELETED", string>> = {
  ACTIVE: "Activo",
  ONBOARDING: "Onboarding",
  IN_REVISION: "Revisión",
  INACTIVE: "Inactivo",
  DELETED: "Deshabilitada",
};

export const features = "Funciones";
export const staff = "Personal";
export const addStaff = "Crear o asociar usuario";
export const disable = "Deshabilitar";
export const enable = "Habilitar";
export const enableNamed = (name: string): string => `Habilitar ${name}`;

export const isHere = "Está aquí";
export const enter = "Ingresar";
export const enterNamed = (name: string): string => `Ingresar a ${name}`;
