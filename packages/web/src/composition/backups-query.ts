import { type Backups, httpBackups } from "@cantina/adapters/http";
import { queryOptions } from "@tanstack/react-query";
import { orReject } from "./failure.ts";
import { queryKeys } from "./queries.ts";
import type { Sources } from "./sources.ts";

export type { Backups } from "@cantina/adapters/http";

const interval = 60_000;

export const backupsQuery = ({ client }: Sources) =>
  queryOptions<Backups>({
    queryKey: queryKeys.backups,
    queryFn: ({ signal }) => orReject(httpBackups(client).readBackups(signal)),
    refetchInterval: interval,
  });
