import type { CafeteriaId } from "@cantina/domain/kernel";
import { useState } from "react";
import { useApp } from "../../composition/app/index.ts";
import { useValue } from "../../composition/device/index.ts";
import * as texts from "../../texts/cafeterias.ts";
import { Button } from "../../ui/Button.tsx";

export interface EnterButtonProps {
  readonly cafeteriaId: CafeteriaId;
  readonly name: string;
}

/** Signs in to another cafeteria. */
export function EnterButton({ cafeteriaId, name }: EnterButtonProps) {
  const { session } = useApp();
  const { isBusy } = useValue(session.view);
  const [isPressed, setIsPressed] = useState(false);
  return (
    <Button
      size="sm"
      variant="outline"
      busy={isBusy && isPressed}
      aria-label={texts.enterNamed(name)}
      onClick={() => {
        if (isBusy) return;
        setIsPressed(true);
        session.send({ type: "session.cafeteriaChosen", cafeteriaId });
      }}
    >
      {texts.enter}
    </Button>
  );
}
