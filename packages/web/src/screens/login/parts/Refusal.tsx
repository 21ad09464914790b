import { CircleAlert } from "lucide-react";
import styles from "./login.module.css";

export function Refusal({ text }: { readonly text: string }) {
  return (
    <div role="alert" className={styles["refusal"]}>
      <CircleAlert aria-hidden size={18} />
      {text}
    </div>
  );
}
