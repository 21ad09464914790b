import type { ReactNode } from "react";
import * as words from "../../texts/words.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { MoneyDialog, type MoneyDialogProps } from "./MoneyDialog.tsx";

export interface OfferDialogProps<Offer> extends Omit<MoneyDialogProps, "submitText" | "children"> {
  /** What is on sale now; undefined: not read yet. */
  readonly offers: readonly Offer[] | undefined;
  /** Why they could not be read; null: it has not failed. */
  readonly failure: Error | null;
  readonly errorTitle: string;
  readonly onRetry: () => void;
  readonly icon: ReactNode;
  readonly emptyTitle: string;
  readonly emptyDetail: string;
  readonly children: (offers: readonly Offer[]) => ReactNode;
}

/** One of several things is sold, if there are any. */
export function OfferDialog<Offer>(props: OfferDialogProps<Offer>) {
  const { offers, failure, errorTitle, onRetry, icon, emptyTitle, emptyDetail, children, ...dialog } = props;
  return (
    <MoneyDialog {...dialog} submitText={words.sell}>
      <Loaded data={offers} failure={failure} errorTitle={errorTitle} onRetry={onRetry} height="240px">
        {(list) =>
          list.length === 0 ? <EmptyState icon={icon} title={emptyTitle} detail={emptyDetail} /> : children(list)
        }
      </Loaded>
    </MoneyDialog>
  );
}
