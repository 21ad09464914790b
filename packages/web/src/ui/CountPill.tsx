import styles from "./CountPill.module.css";
import voice from "./spoken.module.css";

/** How many; the label says of what, to those who can't see where it stands. */
export function CountPill({ count, label }: { readonly count: number; readonly label: string }) {
  return (
    <span className={styles["pill"]}>
      <span aria-hidden>{count}</span>
      <span className={voice["spoken"]}>{`${count} ${label}`}</span>
    </span>
  );
}
