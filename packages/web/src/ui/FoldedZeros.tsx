import { Eye, EyeOff } from "lucide-react";
import * as desk from "../texts/ui-desk.ts";
import { Button } from "./Button.tsx";

export interface FoldedZerosProps {
  /** Rows that come to nothing; 0: there is nothing to fold. */
  readonly count: number;
  readonly hasZeros: boolean;
  readonly onZeros: (hasZeros: boolean) => void;
}

/** Shows and hides the rows of a report that come to nothing. */
export function FoldedZeros({ count, hasZeros, onZeros }: FoldedZerosProps) {
  if (count === 0) return null;
  return (
    <Button
      alignSelf="flex-start"
      variant="ghost"
      colorPalette="gray"
      aria-expanded={hasZeros}
      onClick={() => onZeros(!hasZeros)}
    >
      {hasZeros ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      {hasZeros ? desk.hideZeros : desk.showZeros(count)}
    </Button>
  );
}
