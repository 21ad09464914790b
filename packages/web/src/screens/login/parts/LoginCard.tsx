import { UtensilsCrossed } from "lucide-react";
import type { ReactNode } from "react";
import { brand } from "../../../texts/brand.ts";
import styles from "./login.module.css";

export interface LoginCardProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

export function LoginCard({ title, lead, children }: LoginCardProps) {
  return (
    <main className={styles["page"]}>
      <div className={styles["card"]}>
        <div className={styles["brand"]}>
          <span className={styles["mark"]}>
            <UtensilsCrossed aria-hidden size={20} />
          </span>
          {brand}
        </div>
        <h1 className={styles["title"]}>{title}</h1>
        <p className={styles["lead"]}>{lead}</p>
        {children}
      </div>
    </main>
  );
}
