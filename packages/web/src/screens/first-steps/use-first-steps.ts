import type { ConfirmableStep } from "@cantina/domain/cafeteria";
import { useFirstStepCalls } from "../../composition/desk/index.ts";
import * as texts from "../../texts/first-steps.ts";
import { type Deed, useAtOnce } from "../at-once/index.ts";

/** What is said of the steps at once, because it can be taken back. */
export function useFirstSteps() {
  const { changeFirstSteps } = useFirstStepCalls();
  const { underWay, doAtOnce } = useAtOnce("cafeteria");
  const hiding: Deed = {
    call: (options) => changeFirstSteps({ body: { isHidden: true } }, options),
    done: texts.hidden,
    meaning: texts.hiddenMeaning,
    failed: texts.notHidden,
  };
  const showing: Deed = {
    call: (options) => changeFirstSteps({ body: { isHidden: false } }, options),
    done: texts.shown,
    failed: texts.notShown,
  };
  return {
    isUnderWay: (of: ConfirmableStep | "all"): boolean => underWay.has(of),
    confirm: (id: ConfirmableStep): void => {
      const { title } = texts.steps[id];
      doAtOnce(id, {
        call: (options) => changeFirstSteps({ body: { confirm: id } }, options),
        done: texts.confirmed(title),
        failed: texts.notConfirmed,
        undo: {
          call: (options) => changeFirstSteps({ body: { unconfirm: id } }, options),
          done: texts.unconfirmed(title),
          failed: texts.notConfirmed,
        },
      });
    },
    hide: (): void => doAtOnce("all", { ...hiding, undo: showing }),
    show: (): void => doAtOnce("all", showing),
  };
}
