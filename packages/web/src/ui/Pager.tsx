import { lastPage } from "@cantina/domain/kernel";
import type { ReactNode } from "react";
import * as texts from "../texts/ui.ts";
import * as desk from "../texts/ui-desk.ts";
import { PageTurns } from "./PageTurns.tsx";
import styles from "./Pager.module.css";
import { locale } from "../texts/locale.ts";

export interface PagerProps {
  /** Counts from 0; one that is not there any more is the last one. */
  readonly page: number;
  readonly pageSize: number;
  readonly totalCount: number;
  readonly onPage: (page: number) => void;
  /** Of what, where a screen has several. */
  readonly label?: string;
  /** What the whole result adds up to, or other ways through it. */
  readonly children?: ReactNode;
}

const counted = new Intl.NumberFormat(locale);

/** The foot of a table: its sum, how many rows there are, and the way to another page. */
export function Pager({ page, pageSize, totalCount, onPage, label = texts.pages, children }: PagerProps) {
  const last = lastPage(totalCount, pageSize);
  const at = Math.min(page, last);
  const first = at * pageSize + 1;
  const until = Math.min(totalCount, first + pageSize - 1);
  return (
    <div className={styles["foot"]}>
      {children}
      <nav aria-label={label} className={styles["pages"]}>
        <span aria-live="polite" className={styles["range"]}>
          {desk.rowsOf(`${counted.format(first)}–${counted.format(until)}`, counted.format(totalCount))}
        </span>
        <PageTurns page={at} last={last} onPage={onPage} />
      </nav>
    </div>
  );
}
