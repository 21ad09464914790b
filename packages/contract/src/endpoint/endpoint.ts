import type { Area } from "@cantina/domain/access";
import type { Id } from "@cantina/domain/kernel";
import * as v from "valibot";
import { type Given, idOf } from "../wire/index.ts";
import type { ErrorCode } from "./error-codes.ts";

type Schema = v.GenericSchema;

/** One call of the API, written once for the client, the server and the document. */
export type Endpoint = {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Under the base path, parameters as `{name}`. A `{cafeteriaId}` must be the token's own. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly tag: string;
  /** `anonymous`, any signed-in profile, or an area of the permission table. */
  readonly access: "anonymous" | "signedIn" | Area;
  /** Said where the path names no cafeteria at all. */
  readonly needsPlace?: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** `multipart`: the body is the JSON part `payload`, beside the named file part. */
  readonly filePart?: string;
  /** Several file parts instead, named after `filePart`: `image-0`, `image-1`, … */
  readonly manyFiles?: true;
  /** How large the file may be, where it may be larger or must be smaller than a picture. */
  readonly fileBytes?: number;
  /** Moves money or stock: takes an `Idempotency-Key` header. Without one, the same again in short time is refused. */
  readonly idempotent?: true;
  /** An edit: with an `Idempotency-Key` it is done once and known again, without one it is done as it comes. */
  readonly keyed?: true;
  /** Not done without a key. */
  readonly needsKey?: true;
  /** What `data` holds. */
  readonly data: Schema;
  /** The answer carries `totalCount`, or where section 7 says so, `total`, or `page` and `totalPages`. */
  readonly counted?: true | "total" | "pages";
  /** Its own; those that its access, body and path bring with them are derived. */
  readonly errors: readonly ErrorCode[];
};

/** What the number of all that there are is called; null: the answer does not tell it. */
export const totalNameOf = ({ counted }: Pick<Endpoint, "counted">): "totalCount" | "total" | null => {
  if (counted === true) return "totalCount";
  return counted === "total" ? counted : null;
};

/** What a file of endpoints says of one; `params` only where an id of the path is of another kind than its name says. */
type Definition = Omit<Endpoint, "tag" | "errors"> & { readonly errors?: Endpoint["errors"] };

type KindsIn<Path extends string> = Path extends `${string}{${infer Kind}Id}${infer Rest}`
  ? Kind | KindsIn<Rest>
  : never;
type PathParams<Path extends string> = v.GenericSchema<
  { readonly [Kind in KindsIn<Path> as `${Kind}Id`]: string },
  { readonly [Kind in KindsIn<Path> as `${Kind}Id`]: Id<Kind> }
>;

type Derived<E extends Definition> = { readonly tag: string } & (E extends { readonly errors: unknown }
  ? unknown
  : { readonly errors: readonly [] }) &
  (E extends { readonly params: unknown }
    ? unknown
    : [KindsIn<E["path"]>] extends [never]
      ? unknown
      : { readonly params: PathParams<E["path"]> });

function paramsIn(path: string): { readonly params?: Schema } {
  const ids = [...path.matchAll(/\{(\w+)\}/gu)].map(([, name = ""]) => [name, idOf()] as const);
  return ids.length === 0 ? {} : { params: v.object(Object.fromEntries(ids)) };
}

/** Reads the parameters from the path: `{couponId}` is the id of a coupon. */
/* @__NO_SIDE_EFFECTS__ */
export const defineEndpoint = <const E extends Definition>(tag: string, definition: E): E & Derived<E> =>
  // The types are read from the same path.
  ({ errors: [], ...paramsIn(definition.path), ...definition, tag }) as unknown as E & Derived<E>;

type Part<E extends Endpoint, K extends "params" | "query" | "body"> = E extends { readonly [P in K]: infer S }
  ? S
  : undefined;
type Input<S> = S extends Schema ? v.InferInput<S> : undefined;
type Output<S> = S extends Schema ? v.InferOutput<S> : undefined;

type Omissible<T> = { [K in keyof T]-?: object extends Pick<T, K> ? K : never }[keyof T];
type Lenient<In, Out> = Out extends readonly unknown[]
  ? Out
  : Out extends object
    ? Omit<Out, Omissible<NonNullable<In>>> & Partial<Pick<Out, Omissible<NonNullable<In>> & keyof Out>>
    : Out;
/** What is asked for, where the schema fills in what is left out. */
type Asked<S> = S extends Schema ? Given<Lenient<v.InferInput<S>, v.InferOutput<S>>> : undefined;

type Wanted<E extends Endpoint, K extends "params" | "query" | "body"> = Part<E, K> extends undefined ? never : K;

/** What a client hands over. */
export type RequestOf<E extends Endpoint> = {
  readonly [K in "params" | "query" | "body" as Wanted<E, K>]: Asked<Part<E, K>>;
};
/** The same as it goes over the wire. */
export type WireRequestOf<E extends Endpoint> = {
  readonly [K in "params" | "query" | "body" as Wanted<E, K>]: Input<Part<E, K>>;
};
/** What the server's handler gets, decoded. */
export type DecodedRequestOf<E extends Endpoint> = {
  readonly [K in "params" | "query" | "body"]: Output<Part<E, K>>;
};
/** What the server's handler returns. */
export type GivenDataOf<E extends Endpoint> = Given<v.InferOutput<E["data"]>>;
/** What the client's caller gets. */
export type DataOf<E extends Endpoint> = v.InferOutput<E["data"]>;
