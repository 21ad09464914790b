import type { CafeteriaClass } from "@cantina/domain/cafeteria";
import type { GroupFault, PriceGroup } from "@cantina/domain/catalog-editing";
import { Box } from "@chakra-ui/react/box";
import { Plus, Trash2 } from "lucide-react";
import { groupFaultTexts } from "../../../texts/product-fault-texts.ts";
import * as texts from "../../../texts/product-form.ts";
import * as offers from "../../../texts/offers.ts";
import { Button } from "../../../ui/Button.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { MoneyInput } from "../../../ui/MoneyInput.tsx";
import { ClassChips } from "./ClassChips.tsx";

export interface PriceGroupsProps {
  readonly classes: readonly CafeteriaClass[];
  readonly groups: readonly PriceGroup[];
  readonly faults: ReadonlyMap<number, GroupFault>;
  readonly onChange: (groups: readonly PriceGroup[]) => void;
}

/** A price of its own for some classes; each row is one price. */
export function PriceGroups({ classes, groups, faults, onChange }: PriceGroupsProps) {
  const change = (index: number, part: Partial<PriceGroup>): void =>
    onChange(groups.map((group, at) => (at === index ? { ...group, ...part } : group)));
  return (
    <Box role="group" aria-label={offers.classPrices} display="flex" flexDirection="column" gap="3">
      <Box textStyle="sm" fontWeight="semibold">
        {offers.classPrices}
      </Box>
      {groups.map((group, index) => {
        const fault = faults.get(index);
        return (
          <Box
            // Rows have nothing else of their own, and their inputs keep no state that a neighbour could inherit.
            key={index}
            display="flex"
            flexDirection="column"
            gap="2"
            p="3"
            borderWidth="1px"
            borderRadius="lg"
          >
            <Box display="flex" alignItems="flex-start" gap="2">
              <Box flex="1">
                <MoneyInput
                  label={texts.groupPrice(index + 1)}
                  value={group.price}
                  error={fault === "NO_PRICE" ? groupFaultTexts.NO_PRICE : undefined}
                  onChange={(price) => change(index, { price })}
                />
              </Box>
              <IconButton
                label={texts.removeGroup(index + 1)}
                icon={<Trash2 />}
                mt="27px"
                onClick={() => onChange(groups.filter((_, at) => at !== index))}
              />
            </Box>
            <ClassChips
              label={texts.classesOfGroup(index + 1)}
              classes={classes}
              chosen={group.classIds}
              onChange={(classIds) => change(index, { classIds })}
            />
            {fault !== undefined && fault !== "NO_PRICE" && (
              <Box role="alert" fontSize="13px" fontWeight="medium" color="fg.error">
                {groupFaultTexts[fault]}
              </Box>
            )}
          </Box>
        );
      })}
      <Button
        size="sm"
        variant="outline"
        colorPalette="gray"
        alignSelf="flex-start"
        onClick={() => onChange([...groups, { price: null, classIds: [] }])}
      >
        <Plus aria-hidden />
        {offers.addClassPrice}
      </Button>
    </Box>
  );
}
