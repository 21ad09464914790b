import { useBlocker } from "@tanstack/react-router";
import { EditQuestion } from "./EditQuestion.tsx";

export interface EditLeavingProps {
  readonly isChanged: boolean;
  /** What in the screen's address the form stands under: with another one it goes away, too. */
  readonly within?: string | undefined;
}

/** Asks before a changed form goes away with its place: on another screen, on a reload, on a closed tab. FORM-01 */
export function EditLeaving({ isChanged, within }: EditLeavingProps) {
  const placeOf = (search: unknown): unknown =>
    within !== undefined && typeof search === "object" && search !== null ? Reflect.get(search, within) : null;
  const blocker = useBlocker({
    // Its page stays where only a filter changes.
    shouldBlockFn: ({ current, next }) =>
      isChanged && (current.pathname !== next.pathname || placeOf(current.search) !== placeOf(next.search)),
    enableBeforeUnload: isChanged,
    withResolver: true,
  });
  return (
    <EditQuestion
      edit={{
        isAsking: blocker.status === "blocked",
        keep: () => blocker.reset?.(),
        discard: () => blocker.proceed?.(),
      }}
    />
  );
}
