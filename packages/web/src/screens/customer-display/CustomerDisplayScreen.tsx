import type { CustomerDisplay } from "@cantina/domain/sale";
import { useQuery } from "@tanstack/react-query";
import { useTillDisplay } from "../../composition/customer-display/index.ts";
import { cafeteriaQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as screens from "../../texts/screens.ts";
import * as texts from "../../texts/customer-display.ts";
import { FullScreenButton } from "../../ui/FullScreenButton.tsx";
import styles from "./CustomerDisplay.module.css";
import { DisplayCart } from "./parts/DisplayCart.tsx";
import { BigWord, DisplayThanks } from "./parts/DisplayThanks.tsx";

/** On a second screen that faces whoever buys. SALE-94 */
export function CustomerDisplayScreen() {
  const display = useTillDisplay();
  const { data: cafeteria } = useQuery(cafeteriaQuery(useWorkplace().sources));
  return (
    <main className={styles["display"]} aria-label={screens.customerDisplay}>
      <header className={styles["head"]}>
        <h1>{cafeteria?.name}</h1>
        <FullScreenButton />
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
