import { Suspense, lazy } from "react";
import type { RefusedProps } from "./Refused.tsx";

const Refused = lazy(async () => ({ default: (await import("./Refused.tsx")).Refused }));

/** What is told of a refusal: rare, and never without the server, so the first screen loads without it. */
export const LateRefused = (props: RefusedProps) => (
  <Suspense fallback={null}>
    <Refused {...props} />
  </Suspense>
);
