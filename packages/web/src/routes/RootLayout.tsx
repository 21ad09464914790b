import { Outlet } from "@tanstack/react-router";
import { Suspense } from "react";
import { VersionGate } from "./VersionGate.tsx";
import { useDocumentTitle } from "./use-document-title.ts";

export function RootLayout() {
  useDocumentTitle();
  return (
    <>
      <Outlet />
      <Suspense fallback={null}>
        <VersionGate />
      </Suspense>
    </>
  );
}
