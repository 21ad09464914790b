import type { ReactNode } from "react";
import styles from "./CardPage.module.css";

export interface CardFrameProps {
  readonly icon?: ReactNode;
  readonly tone?: "success";
  readonly title: string;
  readonly lead: string;
  /** What went wrong, and is to be heard at once. */
  readonly isAlert?: boolean;
  readonly children?: ReactNode;
}

/** The whole page: a phone's app shows nothing else of us. */
export const CardFrame = ({ icon, tone, title, lead, isAlert = false, children }: CardFrameProps) => (
  <main className={styles["page"]}>
    <div className={styles["card"]} role={isAlert ? "alert" : undefined}>
      {icon !== undefined && (
        <span aria-hidden className={styles["icon"]} data-tone={tone}>
          {icon}
        </span>
      )}
      <h1 className={styles["title"]}>{title}</h1>
      <p className={styles["lead"]}>{lead}</p>
      {children}
    </div>
  </main>
);
