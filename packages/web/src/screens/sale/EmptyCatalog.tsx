import { isAdministratorLevel } from "@cantina/domain/access";
import { Box } from "@chakra-ui/react/box";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { Suspense, lazy } from "react";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { CatalogEmpty } from "./parts/CatalogEmpty.tsx";

/** Read from the server alone, so that no device keeps it: where it doesn't come, there is none. */
const NextStep = lazy(() =>
  import("../first-steps/index.ts").then(
    (steps) => ({ default: steps.NextStep }),
    () => ({ default: () => null }),
  ),
);

/** Before there are products: what to do next, or whom to ask. */
export function EmptyCatalog() {
  const { profile } = useWorkplace();
  const navigate = useNavigate();
  // The products' own screen is offered once this build has it.
  const canEdit = Object.hasOwn(useRouter().routesByPath, "/edit");
  const isAdministrator = isAdministratorLevel(profile.privilegeLevel);
  const onCreate = isAdministrator && canEdit ? () => void navigate({ to: "/edit" }) : null;
  return (
    // The cart stays where it is, and on a phone its bar covers nothing.
    <Box flex="1" minH="0" overflowY="auto" pb={{ base: "20", md: "0" }}>
      <CatalogEmpty isAdministrator={isAdministrator} onCreate={onCreate} />
      {isAdministrator && (
        <Suspense fallback={null}>
          <NextStep />
        </Suspense>
      )}
    </Box>
  );
}
