import type { ReactNode } from "react";
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useIsValue } from "../../../composition/device/index.ts";
import { useWorkplace } from "../../../composition/workplace/index.ts";
import * as texts from "../../../texts/kitchen.ts";
import { FullScreenButton } from "../../../ui/FullScreenButton.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { StaleBanner } from "../../../ui/StaleBanner.tsx";
import * as boardTexts from "../../../texts/orders-board.ts";
import type { Board, useBoard } from "../../orders-board/index.ts";
import styles from "./Wall.module.css";

export interface WallProps {
  readonly state: ReturnType<typeof useBoard>;
  readonly title: string;
  /** Beside the title. */
  readonly note: (board: Board) => ReactNode;
  /** "12:41". */
  readonly clock: (board: Board) => string;
  readonly children: (board: Board) => ReactNode;
}

/** A screen that is read from three metres: large, live, and honest about what it could not hear. */
export function Wall({ state, title, note, clock, children }: WallProps) {
  const { link, reach } = useWorkplace();
  const isUnreachable = useIsValue(reach, "unreachable");
  const isLinkDown = useIsValue(link, "reconnecting") || isUnreachable;
  const { board, failure, isRetrying, staleSince, readAt, retry } = state;
  return (
    <main className={styles["wall"]}>
      <header className={styles["head"]}>
        <Link to="/pending-orders" className={styles["tool"] ?? ""} aria-label={texts.toOrders} title={texts.toOrders}>
          <ArrowLeft aria-hidden />
        </Link>
        <h1 className={styles["title"]}>{title}</h1>
        <div className={styles["note"]}>{board !== null && note(board)}</div>
        <time className={styles["clock"]}>{board !== null && clock(board)}</time>
        <FullScreenButton />
      </header>
      {board !== null && (isLinkDown || staleSince !== null) && (
        <div className={styles["stale"]}>
          <StaleBanner failure={failure} readAt={staleSince ?? readAt} onRetry={retry} />
        </div>
      )}
      {board !== null ? (
        children(board)
      ) : failure !== null ? (
        <ErrorState failure={failure} title={boardTexts.unreadable} isRetrying={isRetrying} onRetry={retry} />
      ) : (
        <div role="status" aria-label={boardTexts.loading} className={styles["loading"]}>
          {["a", "b", "c"].map((place) => (
            <Skeleton key={place} height="38vh" borderRadius="18px" />
          ))}
        </div>
      )}
    </main>
  );
}
