import type { HubConnection } from "./hub-connection.ts";

/** Who hears what: each connection in the group of its cafeteria. */
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
      const { cafeteriaId } = connection.identity;
      const members = groups.get(cafeteriaId) ?? new Set();
      groups.set(cafeteriaId, members.add(connection));
    },
    leave: (connection) => {
      const { cafeteriaId } = connection.identity;
      const members = groups.get(cafeteriaId);
      members?.delete(connection);
      if (members?.size === 0) groups.delete(cafeteriaId);
    },
    membersOf: (group) => groups.get(group) ?? nobody,
  };
};
