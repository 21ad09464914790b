import type { Product } from "@cantina/domain/catalog";
import { useCatalogCalls } from "../../composition/desk/index.ts";
import * as texts from "../../texts/product-dialogs.ts";
import { type Deed, useAtOnce } from "../at-once/index.ts";

/** Shows these in the app, or hides them. */
export function useVisibility(products: readonly Product[]) {
  const calls = useCatalogCalls();
  const { underWay, doAtOnce } = useAtOnce("product");

  function deedOf(some: readonly Product[], shownInApp: boolean): Deed {
    const body = { productIds: some.map(({ id }) => id), shownInApp };
    return {
      call: (options) => calls.changeVisibility({ body }, options),
      done: shownInApp ? texts.shown(some.length) : texts.hidden(some.length),
      failed: shownInApp ? texts.notShown(some.length) : texts.notHidden(some.length),
    };
  }
  function change(shownInApp: boolean): void {
    if (underWay.size > 0) return;
    const changed = products.filter((product) => product.shownInApp !== shownInApp);
    doAtOnce(String(shownInApp), {
      ...deedOf(products, shownInApp),
      ...(changed.length > 0 && { undo: deedOf(changed, !shownInApp) }),
    });
  }
  return {
    isShowing: underWay.has("true"),
    isHiding: underWay.has("false"),
    show: () => change(true),
    hide: () => change(false),
  };
}
