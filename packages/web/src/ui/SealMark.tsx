import type { Seal } from "@cantina/domain/school-rules";
import * as texts from "../texts/seals.ts";
import styles from "./SealMark.module.css";
import voice from "./spoken.module.css";

export interface SealMarkProps {
  /** Those that count; none: no mark. */
  readonly seals: readonly Seal[];
  readonly isBarred: boolean;
}

/** What a product's package carries, in words beside the shape. SCHOOL-04 */
export function SealMark({ seals, isBarred }: SealMarkProps) {
  if (seals.length === 0) return null;
  return (
    <span className={isBarred ? `${styles["mark"]} ${styles["barred"]}` : styles["mark"]}>
      <span aria-hidden className={styles["octagon"]} />
      <span>
        {isBarred ? texts.notSold : <span className={voice["spoken"]}>{texts.sealsOfProduct}</span>}{" "}
        {texts.sealNameList(seals)}
      </span>
    </span>
  );
}
