import { useNavigate } from "@tanstack/react-router";
import { ClipboardList } from "lucide-react";
import { type CountBooks, useBegunCount } from "../../composition/desk/index.ts";
import * as texts from "../../texts/counts.ts";
import { Button } from "../../ui/Button.tsx";

export interface CountButtonProps {
  readonly kind: CountBooks["kind"];
  readonly to: "/stock-control/count" | "/inventory/count";
}

/** To the count, which may have begun already. */
export function CountButton({ kind, to }: CountButtonProps) {
  const begun = useBegunCount(kind);
  const navigate = useNavigate();
  return (
    <Button variant="outline" colorPalette="gray" onClick={() => void navigate({ to })}>
      <ClipboardList aria-hidden />
      {begun === 0 ? texts.count : texts.goOn(begun)}
    </Button>
  );
}
