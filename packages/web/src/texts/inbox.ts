import type { ClaimStatus } from "@cantina/domain/claims";

export const unreadable = "No se pudieron cargar los reclamos";
export const loading = "Cargando reclamos";
export const none = "No hay reclamos";
export const noneHint = "Los que envíen los clientes desde la app aparecen aquí al momento.";
export const noneFound = "No se encontraron reclamos";

export const searchLabel = "Comensal, cliente o email";
export const statusNames: Readonly<Record<ClaimStatus, string>> = { UNSOLVED: "Pendientes", SOLVED: "Resueltos" };
export const counted = (name: string, count: number): string => `${name} (${count})`;

export const solved = "Resuelto";
export const solveOf = (client: string): string => `Resolver el reclamo de ${client}`;
export const reopenOf = (client: string): string => `Listo: volver a abrir el reclamo de ${client}`;
export const overdue = (age: string): string => `${age} · más de 24 h`;

export const copied = "Copiado";
export const phoneCopied = "Teléfono copiado";
export const copyPhone = (phone: string): string => `Copiar teléfono ${phone}`;
export const notCopied = (phone: string): string => `El navegador no dejó copiar. El teléfono es ${phone}.`;

export const create = "Crear comentario";
export const created = "Se creó el comentario.";
export const client = "Usuario";
export const clientHint = "Por nombre, email o comensal";
export const clientExample = "Nombre, email o comensal";
export const phone = "Teléfono";
