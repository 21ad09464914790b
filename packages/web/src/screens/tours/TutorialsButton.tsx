import { Box } from "@chakra-ui/react/box";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { TutorialsMenu } from "./parts/TutorialsMenu.tsx";
import { tours } from "./tour-table.ts";

/** The tours of all screens that this build has. */
export function TutorialsButton() {
  const router = useRouter();
  const navigate = useNavigate();
  const items = tours
    .filter(({ path }) => Object.hasOwn(router.routesByPath, path))
    .map(({ id, label, path }) => ({
      id,
      label,
      onSelect: () => void navigate({ href: `${path}?product_tour_id=${id}` }),
    }));
  return (
    <Box hideBelow="md">
      <TutorialsMenu tutorials={items} />
    </Box>
  );
}
