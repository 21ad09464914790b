import * as texts from "../../texts/premium-metrics.ts";
import styles from "./Dashboard.module.css";
import { RankingBars } from "./RankingCard.tsx";

/** Nobody's numbers. */
const sample = [92, 74, 61, 40, 22].map((amount, at) => ({
  id: String(at),
  name: "—",
  isDeleted: false,
  amount,
  text: "—",
  search: null,
}));

export const PremiumTeaser = () => (
  <section aria-label={texts.title} className={styles["promo"]}>
    <RankingBars rows={sample} longest={100} />
  </section>
);
