import { ChevronRight } from "lucide-react";
import * as texts from "../../../texts/login.ts";
import * as words from "../../../texts/words.ts";
import { LoginCard } from "./LoginCard.tsx";
import { PlainRefusal } from "../../../ui/PlainRefusal.tsx";
import styles from "./login.module.css";

export interface CafeteriaChoice {
  readonly profileId: string;
  readonly name: string;
  /** Code and role: "SM-042 · Administrador". */
  readonly detail: string;
}

export interface ChooseCafeteriaProps {
  readonly choices: readonly CafeteriaChoice[];
  readonly onChoose: (profileId: string) => void;
  readonly onLogout: () => void;
  readonly isSending: boolean;
  readonly failure: string | null;
}

export function ChooseCafeteria({ choices, onChoose, onLogout, isSending, failure }: ChooseCafeteriaProps) {
  return (
    <LoginCard title={texts.chooseCafeteria} lead={texts.chooseCafeteriaLead}>
      {failure !== null && <PlainRefusal text={failure} />}
      <ul className={styles["list"]} aria-busy={isSending}>
        {choices.map((choice) => (
          <li key={choice.profileId}>
            <button
              type="button"
              className={styles["option"]}
              disabled={isSending}
              onClick={() => onChoose(choice.profileId)}
            >
              <span className={styles["optionText"]}>
                <span className={styles["optionName"]}>{choice.name}</span>
                <br />
                <span className={styles["optionDetail"]}>{choice.detail}</span>
              </span>
              <ChevronRight aria-hidden size={20} />
            </button>
          </li>
        ))}
      </ul>
      <div className={styles["form"]}>
        <button type="button" className={styles["link"]} onClick={onLogout}>
          {words.signOut}
        </button>
      </div>
    </LoginCard>
  );
}
