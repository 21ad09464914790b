import { type TimeZone, formatMoney } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { Link } from "@tanstack/react-router";
import type { InventoryMovement } from "../../composition/desk/index.ts";
import * as history from "../../texts/history.ts";
import { amountOf, inUnit } from "../../texts/inventory-texts.ts";
import * as texts from "../../texts/inventory-movements.ts";
import { PersonName } from "../../ui/PersonName.tsx";
import { momentText } from "../../ui/local-moment.ts";
import { reasonText, signedQuantity } from "./movement-text.ts";

export interface MovementListProps {
  readonly label: string;
  readonly movements: readonly InventoryMovement[];
  /** Of several consumables: each says of which. */
  readonly isNamed?: boolean;
  readonly zone: TimeZone;
}

/** Why there is as much as there is, the newest first. INVENTORY-28 */
export function MovementList({ label, movements, isNamed = false, zone }: MovementListProps) {
  return (
    <Box as="ul" aria-label={label} display="flex" flexDirection="column" borderWidth="1px" borderRadius="18px">
      {movements.map((movement) => {
        const { resultingAvailableQuantity: left, unit, transactionId, paidTotal, profile } = movement;
        return (
          <Box
            as="li"
            key={movement.id}
            display="grid"
            gridTemplateColumns="minmax(0, 1fr) auto"
            columnGap="3"
            px="4"
            py="2.5"
            fontVariantNumeric="tabular-nums"
            css={{ "& + &": { borderTopWidth: "1px" } }}
          >
            <Box fontWeight="semibold" overflowWrap="anywhere">
              {isNamed ? movement.consumableName : reasonText(movement)}
            </Box>
            <Box textAlign="end" fontWeight="semibold">
              {inUnit(signedQuantity(movement), unit)}
            </Box>
            <Box fontSize="13px" color="fg.muted" minW="0" overflowWrap="anywhere">
              {isNamed && <Box color="fg">{reasonText(movement)}</Box>}
              {momentText(movement.date, zone)}
              {" · "}
              {profile === null ? texts.nobody : <PersonName person={profile} deletedText={history.deletedUser} />}
              {paidTotal !== null && <Box>{texts.paidFor(formatMoney(paidTotal))}</Box>}
              {transactionId !== null && (
                <Box css={{ "& a": { color: "brand.fg", textDecoration: "underline" } }}>
                  <Link to="/orders" search={{ search: transactionId }}>
                    {texts.seeOrder}
                  </Link>
                </Box>
              )}
            </Box>
            <Box fontSize="13px" color="fg.muted" textAlign="end">
              {texts.left(amountOf(left, unit))}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
