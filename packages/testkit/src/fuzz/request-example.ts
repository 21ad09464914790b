import type { WireRequestOf } from "@cantina/contract/endpoint";
import type { EndpointName, endpoints } from "@cantina/contract/table";
import { type LocalDate, addDays, instant, loadTemporal, localDateOf, timeZone } from "@cantina/domain/kernel";
import type { World, WorldRole } from "./world.ts";

type Parts<N extends EndpointName> = WireRequestOf<(typeof endpoints)[N]>;
type Made<N extends EndpointName> = {
  readonly [K in keyof Parts<N>]: K extends "params" ? Omit<Parts<N>[K], "cafeteriaId"> : Parts<N>[K];
};
export type Example<N extends EndpointName> = {
  /** Who sends it; where it says nothing the administrator, or the system's where that one may not. */
  readonly by?: WorldRole;
  readonly of: (world: World) => Made<N>;
  /** Beside its other parts. */
  readonly file?: (world: World) => Buffer;
};

type Plain = { readonly params: World; readonly query: Readonly<Record<"from" | "until" | "dateTime", string>> };
type PlainName = {
  [N in EndpointName]: Plain extends Made<N> ? ((typeof endpoints)[N]["method"] extends "GET" ? N : never) : never;
}[EndpointName];
/** Of every endpoint, but of readings that ask for no more than days and what the world has by that name. */
export type Examples = { readonly [N in Exclude<EndpointName, PlainName>]: Example<N> } & {
  readonly [N in PlainName]?: Example<N>;
};

// Examples name days as soon as they are read.
await loadTemporal();

/** Of the worlds' cafeterias, where it is yesterday for the first three hours of a day of UTC. */
const zone = timeZone("America/Argentina/Buenos_Aires");

export const inDays = (days: number): LocalDate => addDays(localDateOf(instant(new Date().toISOString()), zone), days);
export const lately = (): string => new Date(Date.now() - 1000).toISOString();
