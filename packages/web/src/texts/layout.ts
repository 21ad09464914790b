import type { Language } from "./locale.ts";

export const menu = "Menú";
export const closeMenu = "Cerrar menú";
export const mainNavigation = "Principal";
export const screens = "Pantallas";
export const realtimeDown = "Sin conexión en tiempo real. Los datos pueden estar desactualizados.";

export const colorMode = "Modo de color";
export const lightMode = "Claro";
export const darkMode = "Oscuro";
export const systemMode = "Sistema";

export const languageLabel = "Idioma";
/** Each in its own words, so that whoever reads only that one finds it. */
export const languageNames: Readonly<Record<Language, string>> = { es: "Español", en: "English", "pt-BR": "Português" };
export const languageUnreachable = "Sin conexión no se puede cambiar el idioma.";

export const claims = "Reclamos";
export const unsolvedClaims = (count: number): string => `Reclamos: ${count} sin resolver`;
export const noonNotice = "Aviso del mediodía";
export const overdueClaims = "Hay reclamos de hace más de 24 horas.";
export const seeClaims = "Ver reclamos";

export const visiting = (cafeteria: string): string =>
  `Está de visita en ${cafeteria}. Todo lo que haga queda registrado a su nombre.`;

export const tellAdministrator = "Por favor contacte un administrador y muéstrele este detalle";

export const updateRequired = "Actualizar aplicación";
export const updateRequiredLead = "Debe actualizar la aplicacion para continuar";
export const update = "Actualizar";

export const loading = "Cargando";
