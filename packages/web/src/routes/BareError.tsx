import { errorPageTitle } from "../texts/refused-texts.ts";
import * as words from "../texts/words.ts";
import styles from "./BareError.module.css";

/** Where the page that tells of an error can't be loaded either. FIRST-10 */
export function BareError() {
  return (
    <main>
      <div className={styles["page"]} role="alert">
        <h1>{errorPageTitle}</h1>
        <button type="button" onClick={() => location.reload()}>
          {words.reload}
        </button>
      </div>
    </main>
  );
}
