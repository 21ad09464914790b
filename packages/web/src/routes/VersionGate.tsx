import { lazy, use } from "react";
import { useApp } from "../composition/app/index.ts";

const UpdateRequired = lazy(async () => ({
  default: (await import("../screens/layout/UpdateRequired.tsx")).UpdateRequired,
}));

/** Blocks every screen of a version that the server no longer takes. */
export function VersionGate() {
  return use(useApp().isOutdated) ? <UpdateRequired /> : null;
}
