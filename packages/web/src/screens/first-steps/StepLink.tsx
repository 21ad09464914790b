import { Link } from "@tanstack/react-router";
import type { FirstSteps } from "../../composition/desk/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/first-steps.ts";

/** Leads to the screen where the step is done; for the opening, to its dialog. */
export function StepLink({ step: { id, route } }: { readonly step: FirstSteps["steps"][number] }) {
  const { cashDialog } = useWorkplace();
  const [path, search] = route.split("?");
  return (
    <Link
      to={path ?? "/"}
      search={Object.fromEntries(new URLSearchParams(search))}
      onClick={() => {
        if (id === "OPENING") cashDialog.set("open");
      }}
    >
      {texts.steps[id].title}
    </Link>
  );
}
