import type { Feature } from "@cantina/domain/cafeteria";
import type { PrivilegeLevel, ProfileType } from "@cantina/domain/access";
import type { CafeteriaId, IdempotencyKey, ProfileId } from "@cantina/domain/kernel";
import type { Endpoint } from "@cantina/contract/endpoint";
import type { BookingClock } from "../clocks/index.ts";
import type { Database } from "../db/index.ts";

/** Who asks. `cafeteriaId` is always the one that the path names, a visiting system administrator's included. */
export type Identity = {
  readonly userId: string;
  readonly profileId: ProfileId;
  readonly cafeteriaId: CafeteriaId;
  readonly type: ProfileType;
  /** null: a client. */
  readonly level: PrivilegeLevel | null;
  readonly sessionId: string;
  /** A system administrator in a cafeteria that is not the administrator's own. */
  readonly isVisit: boolean;
  readonly features: readonly Feature[];
};

/** Tells the feed that change events were committed; never fails and never waits. */
export type ChangeFeed = { readonly poke: () => void };

export type UploadedFile = { readonly contentType: string; readonly bytes: Buffer };

/** Queries are `sql` templates that name their own row types. */
export type ServerDatabase = Database<unknown>;

export type RequestContext<Who extends Identity | null = Identity> = {
  readonly db: ServerDatabase;
  readonly identity: Who;
  readonly clock: BookingClock;
  readonly feed: ChangeFeed;
  /** Names the tab that caused a change (header `X-Tab-Id`); two tabs of one sign-in see each other. */
  readonly tabId: string | null;
  /** Header `Idempotency-Key`; never null where the endpoint is idempotent. */
  readonly idempotencyKey: IdempotencyKey | null;
  /** SHA-256 of method, path and canonical body: what makes two requests the same. */
  readonly requestHash: Buffer;
  readonly file: UploadedFile | null;
  /** By the name of their part, where the endpoint takes many. */
  readonly files: ReadonlyMap<string, UploadedFile>;
  /** Aborts when the caller goes away before the answer. */
  readonly signal: AbortSignal;
  /** Header `X-Device-Token`: who signed in on this device before. Not yet judged. */
  readonly deviceToken: string | null;
  /** The caller's network address. */
  readonly address: string;
  /** Writes to the log, with the request's id, what went wrong beside the answer. */
  readonly report: (problem: unknown) => void;
};

export type ContextOf<E extends Endpoint> = RequestContext<E["access"] extends "anonymous" ? null : Identity>;

/** Of work within a transaction, which must not ask for a second connection. */
export type ChangeContext = Omit<RequestContext, "db" | "feed">;
