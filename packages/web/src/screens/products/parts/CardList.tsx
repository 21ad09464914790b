import type { Product } from "@cantina/domain/catalog";
import type { SchoolRules } from "@cantina/domain/school-rules";
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import * as texts from "../../../texts/products.ts";
import type { TileTint } from "../../../ui/picture-view.ts";
import styles from "./CardList.module.css";
import { type CardMode, EditCard } from "./EditCard.tsx";
import { dragCard } from "./drag-card.ts";

export interface CardListProps {
  readonly label: string;
  readonly products: readonly Product[];
  /** How many of them; the places of the others are kept. */
  readonly drawn: number;
  readonly tint: TileTint;
  readonly mode: CardMode;
  /** Of those after the first so many, until they have followed. */
  readonly laterMode: CardMode;
  readonly first: number;
  readonly selected: ReadonlySet<string>;
  readonly rules: SchoolRules;
  readonly helpId: string;
  /** Opens it, or marks it. */
  readonly onTouch: (productId: string) => void;
  /** `to` counts among the others. */
  readonly onMove: (productId: string, to: number) => void;
  /** For who can't see the cards move. */
  readonly announce: (text: string) => void;
}

type Grab = { readonly id: string; readonly from: number };

const cardOf = ({ target }: SyntheticEvent): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-card]") : null;
const isOn = ({ target }: SyntheticEvent, part: string): boolean =>
  target instanceof Element && target.closest(part) !== null;

const columnsOf = (list: HTMLElement): number => getComputedStyle(list).gridTemplateColumns.split(" ").length;

/** Where an arrow leads from a place in a grid; null: it is no arrow. */
function arrowTarget(key: string, at: number, columns: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
  };
  const step = steps[key];
  return step === undefined ? null : at + step;
}

export function CardList(props: CardListProps) {
  const { label, products, first, drawn, tint, mode, laterMode, selected, rules, helpId, onTouch, onMove, announce } =
    props;
  const list = useRef<HTMLUListElement>(null);
  const [grab, setGrab] = useState<Grab | null>(null);
  const at = products.findIndex(({ id }) => id === grab?.id);
  const name = products[at]?.name ?? "";

  // A card that changes its place in the page loses the focus.
  useLayoutEffect(() => {
    if (grab === null) return;
    const handle = list.current?.querySelector<HTMLElement>(`[data-card="${grab.id}"] [data-handle]`);
    if (handle !== document.activeElement) handle?.focus();
    handle?.closest("[data-card]")?.scrollIntoView({ block: "nearest" });
  }, [grab, at]);

  const announceCard = (say: typeof texts.taken, card: string, index: number): void =>
    announce(say(card, index + 1, products.length));

  function take(id: string): void {
    const from = products.findIndex((one) => one.id === id);
    setGrab({ id, from });
    announceCard(texts.taken, products[from]?.name ?? "", from);
  }

  function letGo(): void {
    setGrab(null);
    announceCard(texts.letGo, name, at);
  }

  function moveTo(id: string, to: number): void {
    const place = Math.min(Math.max(0, to), products.length - 1);
    onMove(id, place);
    announceCard(texts.moved, name, place);
  }

  function press(event: KeyboardEvent<HTMLElement>): void {
    const card = cardOf(event);
    const id = card?.dataset["card"];
    if (id === undefined || !isOn(event, "[data-handle]") || list.current === null) return;
    if (event.key === " " || event.key === "Enter") {
      event.preventDefault();
      return grab === null ? take(id) : letGo();
    }
    if (grab === null) return;
    const to = arrowTarget(event.key, at, columnsOf(list.current));
    if (to !== null) {
      event.preventDefault();
      moveTo(grab.id, to);
    } else if (event.key === "Escape") {
      event.preventDefault();
      onMove(grab.id, grab.from);
      setGrab(null);
      announceCard(texts.putBack, name, grab.from);
    } else if (event.key === "Tab") letGo();
  }

  function pickUp(event: PointerEvent<HTMLElement>): void {
    const card = cardOf(event);
    const id = card?.dataset["card"];
    if (card === null || id === undefined || list.current === null) return;
    if (event.button !== 0 || !isOn(event, "[data-handle]")) return;
    setGrab(null);
    dragCard(event.nativeEvent, {
      list: list.current,
      card,
      onDrop: (index) => {
        onMove(id, index);
        const moved = products.find((one) => one.id === id);
        announceCard(texts.moved, moved?.name ?? "", index);
      },
    });
  }

  function touch(event: MouseEvent<HTMLElement>): void {
    const id = cardOf(event)?.dataset["card"];
    if (id !== undefined && isOn(event, "[data-open]")) onTouch(id);
  }

  return (
    <ul
      ref={list}
      className={styles["cards"]}
      style={{ "--count": products.length } as CSSProperties}
      aria-label={label}
      onClick={touch}
      onKeyDown={press}
      onPointerDown={pickUp}
    >
      {products.map((product, index) => (
        <EditCard
          key={product.id}
          product={product}
          isDrawn={index < drawn || grab?.id === product.id}
          tint={tint}
          mode={index < first ? mode : laterMode}
          isSelected={selected.has(product.id)}
          isGrabbed={grab?.id === product.id}
          rules={rules}
          helpId={helpId}
        />
      ))}
    </ul>
  );
}
