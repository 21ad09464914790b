import styles from "./RowsSkeleton.module.css";
import { Skeleton } from "./Skeleton.tsx";

const cells = [0, 1, 2, 3];

/** Has the shape of the rows that are coming. */
export function RowsSkeleton({ rows }: { readonly rows: number }) {
  return (
    <div aria-hidden className={styles["rows"]}>
      <div className={styles["head"]} />
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles["row"]}>
          {cells.map((cell) => (
            <Skeleton key={cell} height="14px" borderRadius="md" />
          ))}
        </div>
      ))}
    </div>
  );
}
