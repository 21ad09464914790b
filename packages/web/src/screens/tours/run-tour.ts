import { driver } from "driver.js";
import "driver.js/dist/driver.css";
import * as texts from "../../texts/tours.ts";
import * as words from "../../texts/words.ts";
import "./tour.css";
import type { Tour, TourStep } from "./tour-table.ts";

/** Milliseconds; a screen that takes longer starts its tour without what is missing. */
const patience = 4_000;
/** Of the page before it is shown, because the register asks to be opened a moment after the screen is there. */
const calm = 700;
const pace = 100;

const isShown = (element: Element): boolean => element.getClientRects().length > 0;
const elementOf = ({ target }: TourStep): Element | null =>
  target === null ? null : ([...document.querySelectorAll(target)].find(isShown) ?? null);

const hasDialog = (): boolean => document.querySelector("[aria-modal=true]") !== null;

/** Settles when something of the tour is on the page and no dialog asks for an answer first. */
function whenDrawn(tour: Tour): Promise<void> {
  let waited = 0;
  let quiet = 0;
  return new Promise((resolve) => {
    function look(): void {
      waited += pace;
      const isThere = tour.steps.some((step) => elementOf(step) !== null) || waited > patience;
      quiet = isThere && !hasDialog() ? quiet + pace : 0;
      if (quiet >= calm) resolve();
      else setTimeout(look, pace);
    }
    look();
  });
}

export type RunningTour = { readonly stop: () => void };

/** Walks through a screen, step by step; `onEnd` however it ends. */
export async function runTour(tour: Tour, onEnd: () => void): Promise<RunningTour> {
  await whenDrawn(tour);
  const guide = driver({
    animate: !matchMedia("(prefers-reduced-motion: reduce)").matches,
    showProgress: true,
    progressText: texts.progress,
    nextBtnText: texts.next,
    prevBtnText: texts.previous,
    doneBtnText: words.done,
    popoverClass: "tour",
    stageRadius: 14,
    stagePadding: 6,
    // A tour shows; what it points at is not pressed by the way.
    disableActiveInteraction: true,
    steps: tour.steps.map((step) => {
      const element = elementOf(step);
      return { ...(element !== null && { element }), popover: { title: step.title, description: step.text } };
    }),
    onPopoverRender: ({ closeButton, title, footer }) => {
      closeButton.setAttribute("aria-label", texts.close);
      // Its own header and footer would be taken for the page's.
      title.setAttribute("role", "presentation");
      footer.setAttribute("role", "group");
    },
    onDestroyed: onEnd,
  });
  guide.drive();
  return { stop: () => guide.destroy() };
}
