import type { CustomerDisplay } from "@cantina/domain/sale";
import { useQuery } from "@tanstack/react-query";
import { Maximize } from "lucide-react";
import { useTillDisplay } from "../../composition/customer-display/index.ts";
import { cafeteriaQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as screens from "../../texts/screens.ts";
import * as texts from "../../texts/customer-display.ts";
import styles from "./CustomerDisplay.module.css";
import { DisplayCart } from "./parts/DisplayCart.tsx";
import { BigWord, DisplayThanks } from "./parts/DisplayThanks.tsx";

const fillScreen = (): void => void document.documentElement.requestFullscreen?.().catch(() => undefined);

/** On a second screen that faces whoever buys. SALE-94 */
export function CustomerDisplayScreen() {
  const display = useTillDisplay();
  const { data: cafeteria } = useQuery(cafeteriaQuery(useWorkplace().sources));
  return (
    <main className={styles["display"]} aria-label={screens.customerDisplay}>
      <header className={styles["head"]}>
        <h1>{cafeteria?.name}</h1>
        <button
          type="button"
          className={styles["tool"]}
          aria-label={texts.fullScreen}
          title={texts.fullScreen}
          onClick={fillScreen}
        >
          <Maximize aria-hidden />
        </button>
      </header>
      <Shown display={display} />
    </main>
  );
}

function Shown({ display }: { readonly display: CustomerDisplay | null }) {
  switch (display?.kind) {
    case undefined:
      return <BigWord word={texts.noTill} detail={texts.noTillHint} />;
    case "FREE":
      return <BigWord word={texts.welcome} />;
    case "CART":
      return <DisplayCart cart={display} />;
    case "SOLD":
      return <DisplayThanks total={display.total} change={display.change} />;
  }
}
