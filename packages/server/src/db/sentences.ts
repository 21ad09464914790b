type Coded = { readonly code: string };

/** Of the kinds of a failure the one that has this code; a kind may have several. */
type WithCode<Failure extends Coded, Code> = Failure extends unknown
  ? Code extends Failure["code"]
    ? Failure
    : never
  : never;

/** What a terminal says of each failure, by its code. */
export type Sentences<Failure extends Coded> = {
  readonly [Code in Failure["code"]]: (failure: WithCode<Failure, Code>) => string;
};

/** Says a failure with the sentence of its own code; `Code` is what ties the two together for the compiler. */
export const sentenceBy =
  <Failure extends Coded>(sentences: Sentences<Failure>) =>
  <Code extends Failure["code"]>(failure: WithCode<Failure, Code> & { readonly code: Code }): string =>
    sentences[failure.code](failure);
