import { useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import * as texts from "../../texts/tours.ts";
import { notify } from "../../ui/notify.ts";
import type { RunningTour } from "./run-tour.ts";
import { tours } from "./tour-table.ts";

export interface ProductTourProps {
  /** What the address asks for. */
  readonly tourId: string;
  readonly path: string;
}

/** Runs the tour that the address names, on its own screen; at its end the address names none. */
export function ProductTour({ tourId, path }: ProductTourProps) {
  const router = useRouter();
  const navigate = useNavigate();
  const tour = tours.find(({ id }) => id === tourId);
  useEffect(() => {
    if (tour === undefined) return undefined;
    if (tour.path !== path) {
      if (Object.hasOwn(router.routesByPath, tour.path))
        void navigate({ href: `${tour.path}?product_tour_id=${tour.id}`, replace: true });
      return undefined;
    }
    let isOver = false;
    const leave = (): void => {
      if (!isOver) void navigate({ href: tour.path, replace: true });
    };
    const run = async (): Promise<RunningTour | null> => {
      const { runTour } = await import("./run-tour.ts");
      if (isOver) return null;
      const started = await runTour(tour, leave);
      // Left while the tour was waiting for its screen.
      if (isOver) started.stop();
      return started;
    };
    // A device that has no connection does not keep what runs it.
    const running = run().catch(() => {
      if (!isOver) void notify({ kind: "warning", title: texts.unavailable });
      leave();
      return null;
    });
    return () => {
      isOver = true;
      void running.then((started) => started?.stop());
    };
  }, [router, navigate, tour, path]);
  return null;
}
