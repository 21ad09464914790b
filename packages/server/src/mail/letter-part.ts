export type LetterItem = {
  readonly name: string;
  readonly facts: string;
  readonly note: string;
};

export type LetterPart =
  | { readonly type: "words"; readonly text: string }
  | { readonly type: "items"; readonly items: readonly LetterItem[] }
  /** As text it is the lead and the address; as HTML a button, with the address below for who can't press it. */
  | { readonly type: "link"; readonly lead: string; readonly label: string; readonly href: string }
  /** Less than a button. */
  | { readonly type: "address"; readonly lead: string; readonly href: string };
