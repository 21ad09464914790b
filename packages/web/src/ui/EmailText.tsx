import { Fragment } from "react";

/** Where it does not fit in one line it goes on behind its @ or a dot, and not in the middle of a word. */
export const EmailText = ({ email }: { readonly email: string }) =>
  (email.match(/[^@.]*[@.]|[^@.]+/gu) ?? []).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
