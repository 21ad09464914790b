import styles from "../CustomerDisplay.module.css";

export interface FigureProps {
  readonly label: string;
  readonly amount: string;
  /** The one that is read from afar. */
  readonly isMain?: boolean;
}

export function Figure({ label, amount, isMain = false }: FigureProps) {
  return (
    <div className={styles["figure"]} data-main={isMain || undefined}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
