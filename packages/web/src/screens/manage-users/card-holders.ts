import type { ManagedClient } from "@cantina/domain/clients";
import { type CommensalId, matchesSearch, searchText } from "@cantina/domain/kernel";

export type Holder = {
  readonly id: CommensalId;
  readonly name: string;
  readonly email: string;
  readonly cardCode: string | null;
};

/** The enabled commensals of the clients found; of one found by a commensal's name, that commensal only. */
export const holdersOf = (clients: readonly ManagedClient[], query: string): readonly Holder[] =>
  clients.flatMap(({ email, username, commensals }) => {
    const all = commensals
      .filter(({ status }) => status === "ENABLED")
      .map(({ id, firstName, lastName, cardCode }) => ({ id, name: `${firstName} ${lastName}`, email, cardCode }));
    const named = all.filter(({ name }) => matchesSearch(searchText(`${name} ${email} ${username}`), query));
    return named.length === 0 ? all : named;
  });
