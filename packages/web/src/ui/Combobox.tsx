import { Suspense, lazy } from "react";
import type { ComboboxProps } from "./ComboboxFrame.tsx";
import { Skeleton } from "./Skeleton.tsx";

const ComboboxFrame = lazy(async () => ({ default: (await import("./ComboboxFrame.tsx")).ComboboxFrame }));

/** Opens at once, with the focus in its field. */
export function Combobox(props: ComboboxProps) {
  return (
    <Suspense fallback={<Skeleton height="44px" />}>
      <ComboboxFrame {...props} />
    </Suspense>
  );
}
