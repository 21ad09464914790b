import { type ReactNode, Suspense, lazy } from "react";
import { Skeleton } from "./Skeleton.tsx";

const ComboboxFrame = lazy(async () => ({ default: (await import("./ComboboxFrame.tsx")).ComboboxFrame }));

export interface ComboboxOption {
  readonly id: string;
  readonly label: string;
  readonly detail?: ReactNode;
}

export interface ComboboxProps {
  readonly label: string;
  readonly placeholder: string;
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  /** What matches the query, cut to what can be shown. */
  readonly options: readonly ComboboxOption[];
  /** Below the options: that there are more. */
  readonly hint: string | undefined;
  readonly onSelect: (id: string) => void;
  readonly onClose: () => void;
  readonly emptyText: string;
}

/** Opens at once, with the focus in its field. */
export function Combobox(props: ComboboxProps) {
  return (
    <Suspense fallback={<Skeleton height="44px" />}>
      <ComboboxFrame {...props} />
    </Suspense>
  );
}
