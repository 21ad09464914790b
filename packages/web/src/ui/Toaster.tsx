import { Suspense, lazy } from "react";

const ToastViewport = lazy(async () => ({ default: (await import("./ToastViewport.tsx")).ToastViewport }));

/** Mounted once, in the layout: the live region must stand before its first notice. */
export function Toaster() {
  return (
    <Suspense fallback={null}>
      <ToastViewport />
    </Suspense>
  );
}
