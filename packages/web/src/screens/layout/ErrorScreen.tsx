import type { ErrorComponentProps } from "@tanstack/react-router";
import { ThemeProvider } from "../../theme/ThemeProvider.tsx";
import { ErrorPage } from "./parts/ErrorPage.tsx";

/** Stands in for a screen that could not be drawn. */
export function ErrorScreen({ error }: ErrorComponentProps) {
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
