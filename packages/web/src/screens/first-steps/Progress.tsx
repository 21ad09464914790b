import type { FirstSteps } from "../../composition/desk/index.ts";
import * as texts from "../../texts/first-steps.ts";
import styles from "./first-steps.module.css";

/** How far it is; the words say the same as the bar. */
export function Progress({ steps }: Pick<FirstSteps, "steps">) {
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <div className={styles["progress"]}>
      <span>{texts.progress(done, steps.length)}</span>
      <div aria-hidden className={styles["bar"]}>
        <div className={styles["filled"]} style={{ width: `${(100 * done) / steps.length}%` }} />
      </div>
    </div>
  );
}
