import type { WireRequestOf } from "@cantina/contract/endpoint";
import type { EndpointName, endpoints } from "@cantina/contract/table";
import type { World, WorldRole } from "./world.ts";

type Parts<N extends EndpointName> = WireRequestOf<(typeof endpoints)[N]>;
type Made<N extends EndpointName> = {
  readonly [K in keyof Parts<N>]: K extends "params" ? Omit<Parts<N>[K], "cafeteriaId"> : Parts<N>[K];
};
export type Example<N extends EndpointName> = {
  /** Who sends it; the administrator where it says nothing. */
  readonly by?: WorldRole;
  readonly of: (world: World) => Made<N>;
  /** Beside its other parts. */
  readonly file?: (world: World) => Buffer;
};

export const bare = { of: () => ({ params: {} }) };
export const seen = { params: {}, body: {} };
export const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
export const today = (): string => new Date().toISOString().slice(0, 10);
export const lately = (): string => new Date(Date.now() - 1000).toISOString();
