import { type ApiClient, type Endpoints, bind } from "@cantina/adapters/http";
import type { CafeteriaId } from "@cantina/domain/kernel";

/** To whom calls go, and in which cafeteria. */
export type Bindable = { readonly client: ApiClient; readonly cafeteriaId: CafeteriaId };

/** Calls of endpoints that only some screens know, so that their code loads with those screens. */
export const callsOf = <Group extends Endpoints>({ client, cafeteriaId }: Bindable, group: Group) =>
  bind(client, group, { cafeteriaId });
