import { type Fault, engineSentence } from "@cantina/domain/faults";
import * as v from "valibot";

const matching = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern));
const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000));

const frame = v.object({
  file: matching(/^[\w@.+:/-]{1,200}$/u),
  line: place,
  column: place,
  name: matching(/^[\w$.<> [\]]{0,100}$/u),
});

/** What a page tells of an error of its own. Anybody can send one, so nothing is taken that could be a text of theirs. */
export const fault: v.GenericSchema<unknown, Fault> = v.object({
  level: v.literal("error"),
  type: matching(/^[A-Z][A-Za-z\d]{0,60}$/u),
  text: v.pipe(
    v.string(),
    v.maxLength(200),
    v.check((text) => engineSentence(text) === text),
  ),
  code: v.nullable(matching(/^[A-Z\d_]{2,40}$/u)),
  frames: v.pipe(v.array(frame), v.maxLength(30)),
  part: v.literal("web"),
  place: matching(/^[\w/$.-]{0,100}$/u),
  requestId: v.null(),
});

/** Below the API's own address; no call of the API: it answers 204 whatever becomes of it. */
export const faultsPath = "/faults";
