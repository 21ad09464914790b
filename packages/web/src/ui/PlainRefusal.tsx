import { CircleAlert } from "lucide-react";
import styles from "./PlainRefusal.module.css";

/** Why it was not done, on the pages that need no Chakra. */
export function PlainRefusal({ text }: { readonly text: string }) {
  return (
    <div role="alert" className={styles["refusal"]}>
      <CircleAlert aria-hidden size={18} />
      {text}
    </div>
  );
}
