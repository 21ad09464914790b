import { LoaderCircle } from "lucide-react";
import * as texts from "../texts/layout.ts";
import styles from "./LoadingScreen.module.css";

export function LoadingScreen() {
  return (
    <main className={styles["page"]} role="status" aria-label={texts.loading}>
      <LoaderCircle aria-hidden className="spinning" size={28} />
    </main>
  );
}
