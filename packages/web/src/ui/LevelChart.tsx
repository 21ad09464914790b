import { Suspense, lazy } from "react";
import type { LevelChartProps } from "./LevelChartFrame.tsx";
import { Skeleton } from "./Skeleton.tsx";

const LevelChartFrame = lazy(async () => ({ default: (await import("./LevelChartFrame.tsx")).LevelChartFrame }));

/** How a level went from day to day. The library that draws it comes when it is shown. */
export const LevelChart = (props: LevelChartProps) => (
  <Suspense fallback={<Skeleton h="240px" borderRadius="18px" />}>
    <LevelChartFrame {...props} />
  </Suspense>
);
