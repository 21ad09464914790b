import { type Id, id } from "@cantina/domain/kernel";
import * as fc from "fast-check";

export const anyId = <Kind extends string>(): fc.Arbitrary<Id<Kind>> => fc.uuid().map((text) => id<Kind>(text));
