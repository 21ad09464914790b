import type { ComponentProps } from "react";
import styles from "./Chip.module.css";

/** The selected one says so by aria-selected (in a tab list) or aria-pressed. */
export function Chip(props: Omit<ComponentProps<"button">, "className" | "type">) {
  return <button type="button" className={styles["chip"]} {...props} />;
}
