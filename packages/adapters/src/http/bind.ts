import type { AnswerOf, ApiFailure } from "@cantina/contract/calls";
import type { Endpoint, RequestOf } from "@cantina/contract/endpoint";
import type { Result } from "@cantina/domain/kernel";
import type { ApiClient, CallOptions } from "./api-client.ts";

/** Some of the contract's endpoints, by name. */
export type Endpoints = Readonly<Record<string, Endpoint>>;

type ParamsOf<E extends Endpoint> = RequestOf<E> extends { readonly params: infer P } ? P : unknown;

type Unsaid<E extends Endpoint, Known> = Exclude<keyof ParamsOf<E>, Known> extends never ? "params" : never;

/** What is left to say of a request, once some of its parameters are known. */
type LeftOf<E extends Endpoint, Known extends string> = {
  readonly [Part in Exclude<keyof RequestOf<E>, Unsaid<E, Known>>]: Part extends "params"
    ? Omit<ParamsOf<E>, Known>
    : RequestOf<E>[Part];
};

type Call<E extends Endpoint, Left> = (
  ...args: object extends Left ? [request?: Left, options?: CallOptions] : [request: Left, options?: CallOptions]
) => Promise<Result<AnswerOf<E>, ApiFailure>>;

/** Each endpoint as a function of the same name, which the function itself knows; `Known` are the parameters that need not be said. */
export type Calls<Group extends Endpoints, Known extends string = "cafeteriaId"> = {
  readonly [Name in keyof Group]: Call<Group[Name], LeftOf<Group[Name], Known>>;
};

type Request = { readonly params?: object };

/** Endpoints as calls of this client. What they take and give is what their schemas read: types of the domain. */
export function bind<Group extends Endpoints, Known extends string>(
  client: ApiClient,
  group: Group,
  known: Readonly<Record<Known, string>>,
): Calls<Group, Known> {
  const calls = Object.entries(group).map(([name, endpoint]) => {
    const call = (request?: Request, options?: CallOptions) =>
      client.call(endpoint, { ...request, params: { ...known, ...request?.params } }, options);
    return [name, Object.defineProperty(call, "name", { value: name })];
  });
  return Object.fromEntries(calls) as Calls<Group, Known>;
}
