import { lastPage } from "@cantina/domain/kernel";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import * as texts from "../texts/ui.ts";
import * as desk from "../texts/ui-desk.ts";
import { IconButton } from "./IconButton.tsx";
import { PageNumber } from "./PageNumber.tsx";
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
        {last > 0 && (
          <>
            <IconButton
              label={texts.previousPage}
              icon={<ChevronLeft />}
              disabled={at === 0}
              onClick={() => onPage(at - 1)}
            />
            <PageNumber key={at} page={at} last={last} onPage={onPage} />
            <IconButton
              label={texts.nextPage}
              icon={<ChevronRight />}
              disabled={at >= last}
              onClick={() => onPage(at + 1)}
            />
          </>
        )}
      </nav>
    </div>
  );
}
