import { Box } from "@chakra-ui/react/box";
import { Check, Sparkles } from "lucide-react";
import { usePremiumRequest } from "../../composition/desk/index.ts";
import * as texts from "../../texts/premium-metrics.ts";
import { Button } from "../../ui/Button.tsx";
import { EditNotice } from "../../ui/EditNotice.tsx";
import { RankedBars } from "../../ui/RankedBars.tsx";
import styles from "./Dashboard.module.css";

/** Nobody's numbers: how long the bars are, and nothing said of them. */
const sample = [92, 74, 61, 40, 22].map((percent) => ({
  key: String(percent),
  name: "······",
  length: percent / 100,
  amount: "···",
}));
const teasers = [texts.best, texts.commensals, texts.categories, texts.times];

/** What the premium metrics would show, and the one way to ask for them. METRICS-11 METRICS-12 */
export function PremiumTeaser() {
  const { edit, isRequested, isAvailable, isLoading } = usePremiumRequest();
  const cannotAsk = isAvailable === false && !isRequested;
  const detail = cannotAsk ? texts.notAvailable : texts.promoText;
  return (
    <section aria-label={texts.title} className={styles["premium"]}>
      <div className={styles["promo"]}>
        <div>
          <Box as="h2" fontSize="17px" fontWeight="semibold">
            {texts.promo}
          </Box>
          <Box role="status" color="fg.muted" lineHeight="1.45">
            {isRequested ? texts.processed : detail}
          </Box>
        </div>
        <Button
          colorPalette="brand"
          disabled={isRequested || cannotAsk || isLoading}
          busy={edit.isSending}
          onClick={edit.submit}
        >
          {isRequested ? <Check aria-hidden /> : <Sparkles aria-hidden />}
          {isRequested ? texts.asked : texts.ask}
        </Button>
      </div>
      <EditNotice edit={edit} />
      <div aria-hidden className={styles["pair"]}>
        {teasers.map((title) => (
          <div key={title} className={styles["card"]}>
            <div className={styles["head"]}>
              <span className={styles["title"]}>{title}</span>
            </div>
            <div className={styles["teaser"]}>
              <RankedBars bars={sample} />
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
