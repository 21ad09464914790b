import type { ApiFailure } from "@cantina/contract/calls";
import type { Endpoint } from "@cantina/contract/endpoint";
import { type Result, isOutcomeUnknown } from "@cantina/domain/kernel";
import { randomId } from "../device/index.ts";

type Options = { readonly idempotencyKey?: string; readonly file?: Blob };
type Call<O extends Options> = {
  readonly endpoint: Endpoint;
  readonly request: { readonly body?: unknown };
  readonly options: O;
};

/** By the version that an edit was made from, the same request can only be the same edit. */
const isUnkeyedEdit = ({ endpoint, request: { body }, options }: Call<Options>): boolean =>
  endpoint.keyed === true &&
  options.idempotencyKey === undefined &&
  typeof body === "object" &&
  body !== null &&
  "version" in body;

/**
 * Keys for edits whose callers give none. Whoever sends the same edit again because its answer was lost sends the same
 * key, and the server knows it again; without it one's own edit would be told as somebody else's. ONCE-09
 */
export function keptEditKeys() {
  const keys = new Map<string, string>();
  const names = new WeakMap<Blob, string>();
  const nameOf = (file: Blob): string => {
    const name = names.get(file) ?? randomId();
    names.set(file, name);
    return name;
  };
  return async <O extends Options, T>(
    call: Call<O>,
    send: (options: O) => Promise<Result<T, ApiFailure>>,
  ): Promise<Result<T, ApiFailure>> => {
    const { endpoint, request, options } = call;
    if (!isUnkeyedEdit(call)) return send(options);
    const file = options.file === undefined ? "" : nameOf(options.file);
    const edit = JSON.stringify([endpoint.method, endpoint.path, request, file]);
    const idempotencyKey = keys.get(edit) ?? randomId();
    keys.set(edit, idempotencyKey);
    const answer = await send({ ...options, idempotencyKey });
    if (answer.ok || !isOutcomeUnknown(answer.failure)) keys.delete(edit);
    return answer;
  };
}
