import { BrokenInvariant } from "@cantina/domain/kernel";
import { Outlet } from "@tanstack/react-router";
import { QueryClientProvider } from "@tanstack/react-query";
import { useApp, workplaceKey } from "../composition/app/index.ts";
import { useValue } from "../composition/device/index.ts";
import { WorkplaceContext } from "../composition/workplace/index.ts";
import { LoadingScreen } from "./LoadingScreen.tsx";
import { ThemeProvider } from "../theme/ThemeProvider.tsx";
import { Toaster } from "../ui/Toaster.tsx";
import { useArrived } from "../ui/use-arrived.ts";
import { AppFrame } from "./AppFrame.tsx";

/** Around every screen but those for the signed out; bare while a cafeteria is still to be chosen. */
export function SignedInLayout() {
  const { session, status } = useValue(useApp().session.view);
  const profile = session?.profile;
  // The frame's own failure: below it nothing is drawn without a session.
  if (status === "broken") throw new BrokenInvariant("the session is broken");
  // Whoever was signed in until now has left, and the router is about to lead away: nothing of theirs stays in sight.
  if (profile === undefined) return status === "choosingProfile" ? <Outlet /> : <LoadingScreen />;
  return (
    <ThemeProvider>
      <OpenWorkplace key={workplaceKey(profile)} />
      <Toaster key={`toasts-${workplaceKey(profile)}`} />
    </ThemeProvider>
  );
}

function OpenWorkplace() {
  const opening = useApp().workplace();
  if (opening === null) throw new BrokenInvariant("a signed-in person has a place of work");
  const workplace = useArrived(opening);
  if (workplace === null) return <LoadingScreen />;
  return (
    <WorkplaceContext value={workplace}>
      <QueryClientProvider client={workplace.queries}>
        <AppFrame />
      </QueryClientProvider>
    </WorkplaceContext>
  );
}
