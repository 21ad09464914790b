import { clientSorts, clientViews, sortDirections } from "@cantina/domain/clients";
import { type Cents, noMoney, textLimits } from "@cantina/domain/kernel";
import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { dateText, idOf, money, paging, textUpTo } from "../wire/index.ts";
import { clientChange, managedClient, newClient, statementEntry } from "./managed-client.wire.ts";

const tag = "Clientes";
const params = v.object({ cafeteriaId: idOf<"cafeteria">() });
const clientParams = v.object({ cafeteriaId: idOf<"cafeteria">(), profileId: idOf<"profile">() });

export const listManagedClients = defineEndpoint({
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/profiles/clients",
  summary: "Los clientes para administrarlos: de a páginas, filtrados y ordenados",
  tag,
  access: "editClients",
  params,
  query: v.object({
    ...paging,
    /** Words of the email, the name or a commensal's name, in any order. */
    search: v.optional(v.pipe(textUpTo(textLimits.name), v.trim())),
    categoryId: v.optional(idOf<"discount-category">()),
    view: v.optional(v.picklist(clientViews), "ALL"),
    sort: v.optional(v.picklist(clientSorts), "EMAIL"),
    direction: v.optional(v.picklist(sortDirections), "ASC"),
  }),
  data: v.array(managedClient),
  counted: true,
  errors: [],
});

export const createClient = defineEndpoint({
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/profiles/clients",
  summary:
    "Agrega un cliente con sus comensales y le envía el correo de confirmación; uno eliminado vuelve. Las fotos van en partes image-0, image-1, …",
  tag,
  access: "editClients",
  params,
  body: newClient,
  filePart: "image",
  manyFiles: true,
  idempotent: true,
  data: managedClient,
  errors: ["NOT_FOUND", "FEATURE_DISABLED", "UNIQUE_CAFETERIA_PROFILE_CONFLICT"],
});

export const updateClient = defineEndpoint({
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}/profiles/clients/{profileId}",
  summary: "Cambia un cliente y sus comensales; las fotos van en partes image-0, image-1, …",
  tag,
  access: "editClients",
  keyed: true,
  params: clientParams,
  body: clientChange,
  filePart: "image",
  manyFiles: true,
  data: managedClient,
  errors: ["NOT_FOUND", "DELETE_OR_UPDATE_NOT_FOUND", "FEATURE_DISABLED", "UNIQUE_EMAIL_CONFLICT", "STALE_ENTRY"],
});

const nothing: { readonly balance: Cents } = { balance: noMoney };

export const deleteClient = defineEndpoint({
  method: "DELETE",
  path: "/cafeterias/{cafeteriaId}/profiles/{profileId}",
  summary: "Elimina un cliente; con saldo, sólo si se confirma cuál. Su historial y su estado de cuenta quedan",
  tag,
  access: "editClients",
  keyed: true,
  params: clientParams,
  body: v.optional(v.object({ balance: v.optional(money, 0) }), nothing),
  data: managedClient,
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "UNCONFIRMED_BALANCE", "DELETE_SUBSCRIBED_COMMENSAL"],
});

export const deleteCommensal = defineEndpoint({
  method: "DELETE",
  path: "/cafeterias/{cafeteriaId}/profiles/clients/{profileId}/commensals/{commensalId}",
  summary: "Elimina un comensal que no está en ninguna mensualidad",
  tag,
  access: "editClients",
  keyed: true,
  params: v.object({ ...clientParams.entries, commensalId: idOf<"commensal">() }),
  data: managedClient,
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "DELETE_SUBSCRIBED_COMMENSAL"],
});

export const readStatement = defineEndpoint({
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/profiles/clients/{profileId}/statement",
  summary: "El estado de cuenta: cada movimiento con el saldo que dejó, lo más nuevo primero",
  tag,
  access: "editClients",
  params: clientParams,
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
