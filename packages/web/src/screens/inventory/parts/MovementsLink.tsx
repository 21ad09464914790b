import type { ConsumableId, MovementReason } from "@cantina/domain/inventory";
import type { Days, Flow } from "@cantina/domain/variance";
import { Box } from "@chakra-ui/react/box";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

export interface MovementsLinkProps {
  /** null: it was deleted, and its movements can't be narrowed to it. */
  readonly consumableId: ConsumableId | null;
  readonly days: Days;
  readonly of: { readonly flow: Flow } | { readonly reason: MovementReason };
  readonly children: ReactNode;
}

/** A figure that leads to the movements that it is the sum of. */
export function MovementsLink({ consumableId, days, of, children }: MovementsLinkProps) {
  if (consumableId === null) return children;
  return (
    <Box as="span" css={{ "& a": { textDecoration: "underline", textDecorationColor: "border.emphasized" } }}>
      <Link
        to="/inventory"
        search={{ tab: "movements", consumable: consumableId, ...of, from: days.from, until: days.until }}
      >
        {children}
      </Link>
    </Box>
  );
}
