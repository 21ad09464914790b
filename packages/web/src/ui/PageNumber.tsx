import { useState } from "react";
import * as texts from "../texts/ui.ts";
import * as desk from "../texts/ui-desk.ts";
import styles from "./Pager.module.css";
import { locale } from "../texts/locale.ts";

export interface PageNumberProps {
  /** Both count from 0. */
  readonly page: number;
  readonly last: number;
  readonly onPage: (page: number) => void;
}

/** The page by its number: Enter or leaving the field goes there, and what is no page stays where it was. */
export function PageNumber({ page, last, onPage }: PageNumberProps) {
  const [text, setText] = useState(String(page + 1));
  function go(): void {
    const asked = /^\d+$/u.test(text) ? Math.min(Math.max(Number(text), 1), last + 1) - 1 : page;
    setText(String(asked + 1));
    if (asked !== page) onPage(asked);
  }
  return (
    <form
      className={styles["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <input
        aria-label={texts.goToPage}
        className={styles["number"]}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        value={text}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setText(event.target.value)}
        onBlur={go}
      />
      {desk.ofPages((last + 1).toLocaleString(locale))}
    </form>
  );
}
