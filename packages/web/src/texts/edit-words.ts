import * as words from "./words.ts";

/** Of the form of a thing: a new one (null) is made, and one that there is is changed. Its button says the verb alone. */
export const editWords = (thing: { readonly name: string } | null, create: string) =>
  thing === null
    ? { title: create, submitText: words.create }
    : { title: words.editNamed(thing.name), submitText: words.save };
