/** What goes wrong with the next call of that kind. `after`: it was done all the same. */
export type Fault =
  | { readonly kind: "reset"; readonly when: "before" | "after" }
  | { readonly kind: "hang"; readonly when: "before" | "after" }
  | {
      readonly kind: "status";
      readonly status: number;
      readonly when: "before" | "after";
      /** Of the provider's own; none unless told. */
      readonly code?: string;
    }
  | { readonly kind: "garbage"; readonly text: string }
  /** The first half of the answer, and then the line is cut. */
  | { readonly kind: "half" }
  /** So many bytes more than the answer has. */
  | { readonly kind: "swollen"; readonly bytes: number };
