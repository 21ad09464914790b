import * as texts from "../texts/ui.ts";
import { PageTurns } from "./PageTurns.tsx";
import styles from "./Pager.module.css";

export interface NumberedPagesProps {
  /** Counts from 0. */
  readonly page: number;
  readonly totalPages: number;
  readonly onPage: (page: number) => void;
}

/** The foot of a table of which is known how many pages it has, and not how many rows. */
export const NumberedPages = ({ page, totalPages, onPage }: NumberedPagesProps) => (
  <div className={styles["foot"]}>
    <nav aria-label={texts.pages} className={styles["pages"]}>
      <PageTurns page={page} last={totalPages - 1} onPage={onPage} />
    </nav>
  </div>
);
