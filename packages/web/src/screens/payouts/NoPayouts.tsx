import { Link } from "@tanstack/react-router";
import { CircleDashed, CircleOff } from "lucide-react";
import { section as mattilda } from "../../texts/mattilda.ts";
import * as services from "../../texts/outside-services.ts";
import * as texts from "../../texts/payouts.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";

const ToProviders = () => (
  <Button asChild variant="outline" colorPalette="gray">
    <Link to="/configuration" search={{ topic: "providers" }}>
      {texts.toProviders}
    </Link>
  </Button>
);

/** The country, or who runs the server, has none. PAYOUT-04 */
export const NoService = ({ standing }: { readonly standing: services.LackingStanding }) => (
  <EmptyState
    icon={<CircleOff />}
    title={services.standings[standing]}
    detail={services.reasonOf("mattilda", standing)}
    action={<ToProviders />}
  />
);

/** Nobody has given it an id yet. PAYOUT-04 */
export const NoAccount = () => (
  <EmptyState
    icon={<CircleDashed />}
    title={mattilda.missing}
    detail={mattilda.missingDetail}
    action={<ToProviders />}
  />
);
