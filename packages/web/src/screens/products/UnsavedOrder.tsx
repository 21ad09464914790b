import * as texts from "../../texts/products.ts";
import styles from "./UnsavedOrder.module.css";

/** Stands over the end of the screen, so that no card moves away under whoever is moving them. */
export const UnsavedOrder = ({ isUnsaved }: { readonly isUnsaved: boolean }) => (
  <div role="status" className={styles["place"]}>
    {isUnsaved && <span className={styles["text"]}>{texts.orderUnsaved}</span>}
  </div>
);
