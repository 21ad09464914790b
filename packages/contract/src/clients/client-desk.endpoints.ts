import { clientSorts, clientViews, sortDirections } from "@cantina/domain/clients";
import { type Cents, noMoney, textLimits } from "@cantina/domain/kernel";
import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { dateText, idOf, money, paging, textUpTo } from "../wire/index.ts";
import { clientChange, managedClient, newClient, statementEntry } from "./client-desk.wire.ts";

const tag = "Clientes";

/** What the list is narrowed by. */
const narrowed = {
  /** Words of the email, the name or a commensal's name, in any order. */
  search: v.optional(v.pipe(textUpTo(textLimits.name), v.trim())),
  categoryId: v.optional(idOf<"discount-category">()),
  view: v.optional(v.picklist(clientViews), "ALL"),
};

export const listManagedClients = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/profiles/clients",
  summary: "Los clientes para administrarlos: de a páginas, filtrados y ordenados",
  access: "editClients",
  query: v.object({
    ...paging,
    ...narrowed,
    sort: v.optional(v.picklist(clientSorts), "EMAIL"),
    direction: v.optional(v.picklist(sortDirections), "ASC"),
  }),
  data: v.array(managedClient),
  counted: true,
});

export const sumBalances = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/profiles/clients/sum",
  summary: "La suma de los saldos de los clientes que un filtro encuentra",
  access: "editClients",
  query: v.object(narrowed),
  data: v.object({ total: money }),
});

export const createClient = defineEndpoint(tag, {
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/profiles/clients",
  summary:
    "Agrega un cliente con sus comensales y le envía el correo de confirmación; uno eliminado vuelve. Las fotos van en partes image-0, image-1, …",
  access: "editClients",
  body: newClient,
  filePart: "image",
  manyFiles: true,
  idempotent: true,
  data: managedClient,
  errors: ["NOT_FOUND", "FEATURE_DISABLED", "UNIQUE_CAFETERIA_PROFILE_CONFLICT"],
});

export const updateClient = defineEndpoint(tag, {
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}/profiles/clients/{profileId}",
  summary: "Cambia un cliente y sus comensales; las fotos van en partes image-0, image-1, …",
  access: "editClients",
  keyed: true,
  body: clientChange,
  filePart: "image",
  manyFiles: true,
  data: managedClient,
  errors: ["NOT_FOUND", "DELETE_OR_UPDATE_NOT_FOUND", "FEATURE_DISABLED", "UNIQUE_EMAIL_CONFLICT", "STALE_ENTRY"],
});

const nothing: { readonly balance: Cents } = { balance: noMoney };

export const deleteClient = defineEndpoint(tag, {
  method: "DELETE",
  path: "/cafeterias/{cafeteriaId}/profiles/{profileId}",
  summary: "Elimina un cliente; con saldo, solo si se confirma cuál. Su historial y su estado de cuenta quedan",
  access: "editClients",
  keyed: true,
  body: v.optional(v.object({ balance: v.optional(money, 0) }), nothing),
  data: managedClient,
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "UNCONFIRMED_BALANCE", "DELETE_SUBSCRIBED_COMMENSAL"],
});

export const deleteCommensal = defineEndpoint(tag, {
  method: "DELETE",
  path: "/cafeterias/{cafeteriaId}/profiles/clients/{profileId}/commensals/{commensalId}",
  summary: "Elimina un comensal que no está en ninguna mensualidad",
  access: "editClients",
  keyed: true,
  data: managedClient,
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "DELETE_SUBSCRIBED_COMMENSAL"],
});

export const readStatement = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/profiles/clients/{profileId}/statement",
  summary: "El estado de cuenta: cada movimiento con el saldo que dejó, lo más nuevo primero",
  access: "editClients",
  query: v.object({
    limit: paging.limit,
    /** What comes after this entry. */
    after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,18}$/u, "Debe ser un número entero"))),
    /** Days of the cafeteria, both included. */
    from: v.optional(dateText),
    until: v.optional(dateText),
  }),
  data: v.array(statementEntry),
  counted: true,
  errors: ["NOT_FOUND", "TO_BEFORE_FROM"],
});
