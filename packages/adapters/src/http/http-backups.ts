import { backupEndpoints } from "@cantina/contract/backups";
import type { ApiFailure } from "@cantina/contract/calls";
import type { DataOf } from "@cantina/contract/endpoint";
import type { Result } from "@cantina/domain/kernel";
import type { ApiClient } from "./api-client.ts";

export type Backups = DataOf<typeof backupEndpoints.readBackups>;

export type BackupsSource = {
  readonly readBackups: (signal: AbortSignal) => Promise<Result<Backups, ApiFailure>>;
};

export const httpBackups = (client: ApiClient): BackupsSource => ({
  readBackups: (signal) => client.call(backupEndpoints.readBackups, {}, { signal }),
});
