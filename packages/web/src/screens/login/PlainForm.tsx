import { LoaderCircle } from "lucide-react";
import type { ReactNode } from "react";
import { PlainRefusal } from "../../ui/PlainRefusal.tsx";
import styles from "./parts/login.module.css";

export interface PlainFormProps {
  readonly submitLabel: string;
  readonly isSending: boolean;
  readonly failure: string | null;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
  /** Where else somebody may want to go: after the form's own button, for the tab key too. */
  readonly otherWay?: ReactNode;
}

export function PlainForm({ submitLabel, isSending, failure, onSubmit, children, otherWay }: PlainFormProps) {
  return (
    <form
      noValidate
      className={styles["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) onSubmit();
      }}
    >
      {failure !== null && <PlainRefusal text={failure} />}
      {children}
      <button type="submit" className={styles["submit"]} aria-busy={isSending} aria-disabled={isSending}>
        {isSending && <LoaderCircle aria-hidden className="spinning" size={20} />}
        {submitLabel}
      </button>
      {otherWay}
    </form>
  );
}
