import type { ReactNode } from "react";
import * as texts from "../../../texts/sale.ts";
import voice from "../../../ui/spoken.module.css";
import styles from "./SaleLayout.module.css";

export interface SaleLayoutProps {
  /** Search, settings, tutorials: one row. */
  readonly tools: ReactNode;
  readonly tabs: ReactNode;
  readonly grid: ReactNode;
  /** The cart's column; null on a phone. */
  readonly cart: ReactNode;
  /** The phone's bar and sheet; null on a till. */
  readonly phoneCart: ReactNode;
}

export function SaleLayout({ tools, tabs, grid, cart, phoneCart }: SaleLayoutProps) {
  return (
    <main className={styles["layout"]}>
      <h1 className={voice["spoken"]}>{texts.sale}</h1>
      <div className={styles["products"]}>
        <div className={styles["tools"]}>{tools}</div>
        {tabs}
        <div className={styles["grid"]} data-tour="products">
          {grid}
        </div>
      </div>
      {cart !== null && <div className={styles["cart"]}>{cart}</div>}
      {phoneCart}
    </main>
  );
}
