import { useBlocker } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { EditQuestion } from "./EditQuestion.tsx";
import { askBefore, leaveForms } from "./leaving.ts";

export interface EditLeavingProps {
  readonly isChanged: boolean;
  /** What in the screen's address the form stands under: with another one it goes away, too. */
  readonly within?: string | undefined;
}

/** Asks before a changed form goes away with its place: on another screen, in another language, on a reload, on a closed tab. FORM-01 */
export function EditLeaving({ isChanged, within }: EditLeavingProps) {
  const placeOf = (search: unknown): unknown =>
    within !== undefined && typeof search === "object" && search !== null ? Reflect.get(search, within) : null;
  /** What waits for the answer, where the app asks by itself. */
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const [isGivenUp, setIsGivenUp] = useState(false);
  const holds = isChanged && !isGivenUp;
  const blocker = useBlocker({
    // Its page stays where only a filter changes.
    shouldBlockFn: ({ current, next }) =>
      holds && (current.pathname !== next.pathname || placeOf(current.search) !== placeOf(next.search)),
    enableBeforeUnload: holds,
    withResolver: true,
  });
  useEffect(() => (holds ? askBefore((go) => setWaiting(() => go)) : undefined), [holds]);
  useEffect(() => {
    // Another form may still have something to ask.
    if (isGivenUp && waiting !== null) leaveForms(waiting);
  }, [isGivenUp, waiting]);
  return (
    <EditQuestion
      edit={{
        isAsking: blocker.status === "blocked" || (waiting !== null && !isGivenUp),
        keep: () => {
          setWaiting(null);
          blocker.reset?.();
        },
        discard: () => {
          if (waiting !== null) setIsGivenUp(true);
          blocker.proceed?.();
        },
      }}
    />
  );
}
