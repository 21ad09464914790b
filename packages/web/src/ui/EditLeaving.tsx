import { useBlocker } from "@tanstack/react-router";
import { EditQuestion } from "./EditQuestion.tsx";

/** Asks before a changed form goes away with its page: on another screen, on a reload, on a closed tab. FORM-01 */
export function EditLeaving({ isChanged }: { readonly isChanged: boolean }) {
  const blocker = useBlocker({
    // Its page stays where only a filter changes.
    shouldBlockFn: ({ current, next }) => isChanged && current.pathname !== next.pathname,
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
