import * as v from "valibot";

/** The name of somebody deleted is null to who may not know it. */
export const namedPerson = v.object({ name: v.nullable(v.string()), isDeleted: v.boolean() });
