/** How far a pointer goes before it is a drag and no touch. */
const slack = 4;
/** This near the edge of what is seen, it scrolls. */
const edge = 72;
const scrollStep = 14;

export type CardDrag = {
  readonly list: HTMLElement;
  readonly card: HTMLElement;
  /** Its place among the others. */
  readonly onDrop: (index: number) => void;
};

type Start = Pick<PointerEvent, "clientX" | "clientY" | "pointerId">;
type Target = { readonly card: HTMLElement; readonly isAfter: boolean };

function scrollerOf(element: HTMLElement): HTMLElement {
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement)
    if (/auto|scroll/u.test(getComputedStyle(parent).overflowY)) return parent;
  return document.documentElement;
}

/** In one column it is above or below, else before or after. */
function isPast(card: HTMLElement, x: number, y: number, isColumn: boolean): boolean {
  const { left, top, width, height } = card.getBoundingClientRect();
  return isColumn ? y > top + height / 2 : x > left + width / 2;
}

/** A likeness in a layer of its own, so that moving it draws nothing of the list anew. */
function liftedFrom(card: HTMLElement): HTMLElement {
  const { left, top, width, height } = card.getBoundingClientRect();
  const ghost = document.createElement("div");
  ghost.append(card.cloneNode(true));
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    zIndex: "1500",
    pointerEvents: "none",
    listStyle: "none",
    // What lies below, and the mark of the place, stay visible.
    opacity: "0.85",
    willChange: "transform",
  });
  document.body.append(ghost);
  return ghost;
}

/**
 * Moves one card with the pointer by styles alone: nothing is drawn anew until it is dropped,
 * so it follows as smoothly among thousands as among ten. Escape puts it back.
 */
export function dragCard(start: Start, { list, card, onDrop }: CardDrag): void {
  const scroller = scrollerOf(list);
  const isColumn = getComputedStyle(list).gridTemplateColumns.split(" ").length === 1;
  const listening = new AbortController();
  const { signal } = listening;
  let [x, y] = [start.clientX, start.clientY];
  let ghost: HTMLElement | null = null;
  /** Where the pointer and the list stood when it was last looked what lies below. */
  let seen = "";
  let target: Target | null = null;
  let frame = 0;

  function mark(next: Target | null): void {
    if (next?.card === target?.card && next?.isAfter === target?.isAfter) return;
    target?.card.removeAttribute("data-drop");
    target = next;
    target?.card.setAttribute("data-drop", target.isAfter ? "after" : "before");
  }

  function follow(): void {
    const now = `${x} ${y} ${scroller.scrollTop}`;
    if (now === seen || ghost === null) return;
    seen = now;
    ghost.style.transform = `translate(${x - start.clientX}px, ${y - start.clientY}px)`;
    const over = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-card]") ?? null;
    if (over !== null && over !== card && list.contains(over))
      mark({ card: over, isAfter: isPast(over, x, y, isColumn) });
  }

  function tick(): void {
    const { top, bottom } = scroller.getBoundingClientRect();
    if (y < top + edge) scroller.scrollBy(0, -scrollStep);
    else if (y > Math.min(bottom, innerHeight) - edge) scroller.scrollBy(0, scrollStep);
    follow();
    frame = requestAnimationFrame(tick);
  }

  function end(): void {
    cancelAnimationFrame(frame);
    listening.abort();
    ghost?.remove();
    card.removeAttribute("data-dragged");
    mark(null);
  }

  function drop(): void {
    const others = [...list.querySelectorAll<HTMLElement>("[data-card]")].filter((one) => one !== card);
    const index = target === null ? null : others.indexOf(target.card) + (target.isAfter ? 1 : 0);
    end();
    if (index !== null) onDrop(index);
  }

  addEventListener(
    "pointermove",
    (event) => {
      if (event.pointerId !== start.pointerId) return;
      [x, y] = [event.clientX, event.clientY];
      if (ghost !== null || Math.hypot(x - start.clientX, y - start.clientY) < slack) return;
      ghost = liftedFrom(card);
      card.setAttribute("data-dragged", "true");
      frame = requestAnimationFrame(tick);
    },
    { signal },
  );
  addEventListener("pointerup", () => (ghost === null ? end() : drop()), { signal });
  addEventListener("pointercancel", end, { signal });
  addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Escape") end();
    },
    { signal, capture: true },
  );
}
