import { useNavigate, useRouter } from "@tanstack/react-router";
import { useIsPhone } from "../../ui/use-is-phone.ts";
import { TutorialsMenu } from "./parts/TutorialsMenu.tsx";
import { tours } from "./tour-table.ts";

export interface TutorialsButtonProps {
  readonly isNamed?: boolean;
  /** Goes to the tour; what the button stands in may have to be put away before. */
  readonly onChosen?: (go: () => void) => void;
}

/** The tours of all screens that this build has, as far as what they point at is shown. */
export function TutorialsButton({ isNamed = false, onChosen = (go) => go() }: TutorialsButtonProps) {
  const router = useRouter();
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const items = tours
    .filter(({ path, needsColumn = false }) => Object.hasOwn(router.routesByPath, path) && !(needsColumn && isPhone))
    .map(({ id, label, path }) => ({
      id,
      label,
      onSelect: () => onChosen(() => void navigate({ href: `${path}?product_tour_id=${id}` })),
    }));
  return <TutorialsMenu tutorials={items} isNamed={isNamed} />;
}
