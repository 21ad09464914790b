import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import * as texts from "../texts/ui.ts";
import { Button } from "./Button.tsx";
import { SettingsCard } from "./SettingsCard.tsx";
import { Skeleton } from "./Skeleton.tsx";
import styles from "./Topics.module.css";
import { moveAmong } from "./move-among.ts";
import { useIsNarrow } from "./use-is-narrow.ts";

export interface Topic<Id extends string> {
  readonly id: Id;
  readonly title: string;
  /** What it decides. */
  readonly detail: string;
  readonly icon: ReactNode;
  readonly card: ReactNode;
}

export interface TopicsProps<Id extends string> {
  readonly topics: readonly Topic<Id>[];
  /** "": on a phone the list of them, else the first. */
  readonly shownId: Id | "";
  readonly onShow: (id: Id | "") => void;
}

const move = moveAmong("button");

/**
 * Settings: the topics at the left and one card at the right; a phone shows the list or the card.
 * The list is one stop of the tab key, so that the next one is the card; the arrows move among the topics.
 */
export function Topics<Id extends string>({ topics, shownId, onShow }: TopicsProps<Id>) {
  const isPhone = useIsNarrow(768);
  const asked = topics.find(({ id }) => id === shownId);
  const shown = asked ?? (isPhone ? undefined : topics[0]);
  const card = useRef<HTMLElement>(null);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // What led here went away with the focus that it had: it goes on with what it led to.
    if (document.activeElement === document.body) card.current?.focus({ preventScroll: true });
    // On a low window the list scrolls by itself: a link or a reload may lead to a topic at its end.
    nav.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [asked?.id]);
  return (
    <div className={styles["topics"]}>
      {isPhone && shown !== undefined ? (
        <Button variant="ghost" colorPalette="gray" justifySelf="start" ms="-2" px="2" onClick={() => onShow("")}>
          <ChevronLeft aria-hidden />
          {texts.allTopics}
        </Button>
      ) : (
        <nav ref={nav} className={styles["nav"]} aria-label={texts.topics} onKeyDown={move}>
          <ul className={styles["list"]}>
            {topics.map(({ id, title, detail, icon }) => (
              <li key={id}>
                <button
                  type="button"
                  className={styles["topic"]}
                  aria-current={id === shown?.id || undefined}
                  tabIndex={id === (shown ?? topics[0])?.id ? 0 : -1}
                  onClick={() => {
                    if (id !== shown?.id) onShow(id);
                  }}
                >
                  {icon}
                  <span className={styles["text"]}>
                    {title}
                    <span className={styles["detail"]}>{detail}</span>
                  </span>
                  <ChevronRight aria-hidden size={18} className={styles["next"]} />
                </button>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {shown !== undefined && (
        <SettingsCard key={shown.id} ref={card} title={shown.title} detail={shown.detail}>
          {shown.card}
        </SettingsCard>
      )}
    </div>
  );
}

/** Has the shape of what is coming. */
export const TopicsSkeleton = () => (
  <div className={styles["topics"]}>
    <div className={styles["list"]}>
      <Skeleton height="44px" borderRadius="14px" />
      <Skeleton height="44px" borderRadius="14px" />
    </div>
    <Skeleton height="360px" borderRadius="18px" />
  </div>
);
