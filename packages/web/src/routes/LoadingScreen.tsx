import { LoaderCircle } from "lucide-react";
import styles from "./LoadingScreen.module.css";

export function LoadingScreen() {
  return (
    <main className={styles["page"]} role="status" aria-label="Cargando">
      <LoaderCircle aria-hidden className="spinning" size={28} />
    </main>
  );
}
