import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useApp } from "../../composition/app/index.ts";
import { ThemeProvider } from "../../theme/ThemeProvider.tsx";
import { ErrorPage } from "./parts/ErrorPage.tsx";

/** Stands in for a screen that could not be drawn, and tells of it. FAULTS-01 */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const { reportFault } = useApp();
  const place = String(useRouter().state.matches.at(-1)?.routeId ?? "");
  useEffect(() => {
    void reportFault(error, place);
  }, [reportFault, error, place]);
  return (
    <ThemeProvider>
      <ErrorPage
        status={500}
        stack={error instanceof Error ? error.stack : undefined}
        onReload={() => window.location.reload()}
      />
    </ThemeProvider>
  );
}
