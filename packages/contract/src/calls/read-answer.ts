import { type Result, accepted, refused } from "@cantina/domain/kernel";
import * as v from "valibot";
import {
  type DataOf,
  type Endpoint,
  type Failure,
  expiredSessionCode,
  failureBody,
  failureDataOf,
} from "../endpoint/index.ts";
import type { ApiFailure } from "./api-failure.ts";

/** What came back: the status, and the body read as JSON (undefined when it is none). */
export type WireAnswer = { readonly status: number; readonly body: unknown };

export type Counted<T> = { readonly data: T; readonly totalCount: number };
/** `page` counts from 1. */
export type Paged<T> = { readonly data: T; readonly page: number; readonly totalPages: number };

type Issues = readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]];

/** Names the first field that does not fit. */
function malformedAnswer(issues: Issues) {
  const [issue] = issues;
  return { code: "MALFORMED_ANSWER", field: v.getDotPath(issue) ?? "(answer)" } as const;
}

/** What a status outside 200–299 says. */
function readFailure({ status, body }: WireAnswer): ApiFailure {
  const read = v.safeParse(failureBody, body);
  // A gateway's own 502 page does not speak the contract; every other misfit is worth a name.
  if (!read.success) return status >= 500 ? { code: "SERVER_ERROR" } : { ...malformedAnswer(read.issues), status };
  const { Code, Message } = read.output;
  if (Code === expiredSessionCode) return { code: "SESSION_EXPIRED" };
  const code = Message.Message;
  const schema = failureDataOf(code);
  const detailed = schema && v.safeParse(v.object({ data: schema }), { data: Message.ExtraData });
  if (detailed?.success === false) return malformedAnswer(detailed.issues);
  // Its data was read by the schema of that very code.
  return { code, ...detailed?.output } as Failure;
}

const isSuccess = ({ status }: WireAnswer): boolean => status >= 200 && status < 300;

function readBody<const Entries extends v.ObjectEntries>(
  entries: Entries,
  answer: WireAnswer,
): Result<v.InferOutput<v.ObjectSchema<Entries, undefined>>, ApiFailure> {
  if (!isSuccess(answer)) return refused(readFailure(answer));
  const read = v.safeParse(v.object(entries), answer.body);
  return read.success ? accepted(read.output) : refused(malformedAnswer(read.issues));
}

/** What a call brings: a page of something longer comes with its total, or with how many pages there are. */
export type AnswerOf<E extends Endpoint> = E extends { readonly counted: true | "total" | "pages" }
  ? PageOf<E>
  : DataOf<E>;
type PageOf<E extends Endpoint> = E extends { readonly counted: "pages" } ? Paged<DataOf<E>> : Counted<DataOf<E>>;

/** Decodes an answer by the endpoint's own schema: wire decimals become minor units, ids and instants get their types. */
export function readAnswer<E extends Endpoint>(
  { data, counted }: E,
  answer: WireAnswer,
): Result<AnswerOf<E>, ApiFailure> {
  // Which of them it is says the endpoint.
  if (counted === "pages") {
    const read = readBody({ data, page: v.number(), totalPages: v.number() }, answer);
    return read.ok ? accepted(read.value as AnswerOf<E>) : read;
  }
  if (counted === undefined) {
    const read = readBody({ data }, answer);
    return read.ok ? accepted(read.value.data as AnswerOf<E>) : read;
  }
  const read =
    counted === "total"
      ? readBody({ data, total: v.number() }, answer)
      : readBody({ data, totalCount: v.number() }, answer);
  if (!read.ok) return read;
  const totalCount = "total" in read.value ? read.value.total : read.value.totalCount;
  return accepted({ data: read.value.data, totalCount } as AnswerOf<E>);
}
