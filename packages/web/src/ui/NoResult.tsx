import { SearchX } from "lucide-react";
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
      detail="Nada coincide con lo que busca."
      action={
        <Button variant="outline" colorPalette="gray" onClick={onClear}>
          Quitar filtros
        </Button>
      }
    />
  );
}
