import type { ReactNode } from "react";
import styles from "./AskForm.module.css";
import { Button } from "./Button.tsx";
import { Chip } from "./Chip.tsx";

export interface AskFormProps {
  /** A field or two. */
  readonly children: ReactNode;
  /** What the button says. */
  readonly make: string;
  readonly isBusy: boolean;
  readonly mayAsk: boolean;
  readonly onAsk: () => void;
  /** What is chosen from by one press. */
  readonly presetsLabel: string;
  readonly presets: readonly { readonly label: string; readonly isAsked: boolean; readonly onAsk: () => void }[];
}

/** Of which days a report is made: a preset's at once, others once somebody asks for them. */
export const AskForm = ({ children, make, isBusy, mayAsk, onAsk, presetsLabel, presets }: AskFormProps) => (
  <form
    className={styles["form"]}
    onSubmit={(event) => {
      event.preventDefault();
      if (mayAsk) onAsk();
    }}
  >
    <div className={styles["fields"]}>{children}</div>
    <Button type="submit" className={styles["make"] ?? ""} busy={isBusy} disabled={!mayAsk}>
      {make}
    </Button>
    <div role="group" aria-label={presetsLabel} className={styles["presets"]}>
      {presets.map((preset) => (
        <Chip key={preset.label} aria-pressed={preset.isAsked} onClick={preset.onAsk}>
          {preset.label}
        </Chip>
      ))}
    </div>
  </form>
);
