import { SearchX } from "lucide-react";
import * as texts from "../texts/ui.ts";
import { Button } from "./Button.tsx";
import { StateFrame } from "./StateFrame.tsx";

export interface NoResultProps {
  readonly title: string;
  /** Search and filters. */
  readonly onClear: () => void;
}

/** There is something, but nothing that the filters let through. */
export function NoResult({ title, onClear }: NoResultProps) {
  return (
    <StateFrame
      role="status"
      icon={<SearchX />}
      title={title}
      detail={texts.nothingMatches}
      action={
        <Button variant="outline" colorPalette="gray" onClick={onClear}>
          {texts.clearFilters}
        </Button>
      }
    />
  );
}
