import type { HubConnection } from "./hub-connection.ts";
import type { HubIdentity } from "./hub-identity.ts";

/** The clients of a cafeteria, who hear less than its staff. */
export const clientsOf = (cafeteriaId: string): string => `${cafeteriaId}/clients`;

const groupOf = ({ cafeteriaId, type }: HubIdentity): string =>
  type === "CLIENT" ? clientsOf(cafeteriaId) : cafeteriaId;

/** Who hears what: each connection in the group of its cafeteria's staff or clients. */
export type HubGroups = {
  readonly join: (connection: HubConnection) => void;
  readonly leave: (connection: HubConnection) => void;
  readonly membersOf: (group: string) => ReadonlySet<HubConnection>;
};

const nobody: ReadonlySet<HubConnection> = new Set();

export const hubGroups = (): HubGroups => {
  const groups = new Map<string, Set<HubConnection>>();
  return {
    join: (connection) => {
      const group = groupOf(connection.identity);
      const members = groups.get(group) ?? new Set();
      groups.set(group, members.add(connection));
    },
    leave: (connection) => {
      const group = groupOf(connection.identity);
      const members = groups.get(group);
      members?.delete(connection);
      if (members?.size === 0) groups.delete(group);
    },
    membersOf: (group) => groups.get(group) ?? nobody,
  };
};
