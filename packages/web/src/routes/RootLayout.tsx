import { Outlet } from "@tanstack/react-router";
import { Suspense } from "react";
import { VersionGate } from "./VersionGate.tsx";

export function RootLayout() {
  return (
    <>
      <Outlet />
      <Suspense fallback={null}>
        <VersionGate />
      </Suspense>
    </>
  );
}
