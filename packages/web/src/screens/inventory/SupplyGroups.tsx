import type { Supplier } from "@cantina/domain/inventory";
import { Box } from "@chakra-ui/react/box";
import { Ellipsis, Pencil, Trash2 } from "lucide-react";
import type { PantryConsumable } from "../../composition/desk/index.ts";
import * as texts from "../../texts/inventory.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { Menu } from "../../ui/Menu.tsx";
import type { SupplyGroup } from "./inventory-groups.ts";
import { ConsumableTable, type ConsumableTableProps } from "./parts/ConsumableTable.tsx";

export interface SupplyGroupsProps extends Pick<ConsumableTableProps, "selected" | "reserved" | "onSelect" | "onOpen"> {
  readonly groups: readonly SupplyGroup[];
  /** null: somebody else's to do. */
  readonly editing: {
    readonly onOpen: (supplier: Supplier) => void;
    readonly onDelete: (supplier: Supplier) => void;
  } | null;
}

/** Each supplier with what is bought of it. */
export function SupplyGroups({ groups, editing, ...table }: SupplyGroupsProps) {
  return groups.map(({ supplier, supplies }) => (
    <Box key={supplier.id} as="section" aria-label={supplier.name} display="flex" flexDirection="column" gap="2">
      <Box display="flex" alignItems="center" gap="2" minH="11">
        <Box flex="1" minW="0">
          <Box as="h2" fontSize="16px" fontWeight="semibold" truncate>
            {supplier.name}
          </Box>
          <Box fontSize="13px" color="fg.muted" truncate>
            {contactText(supplier, supplies)}
          </Box>
        </Box>
        {editing !== null && (
          <Menu
            label={texts.supplierActions(supplier.name)}
            items={[
              {
                id: "edit",
                label: texts.editSupplier,
                icon: <Pencil aria-hidden />,
                onSelect: () => editing.onOpen(supplier),
              },
              {
                id: "delete",
                label: texts.deleteSupplier,
                icon: <Trash2 aria-hidden />,
                onSelect: () => editing.onDelete(supplier),
              },
            ]}
            trigger={(trigger) => (
              <IconButton label={texts.supplierActions(supplier.name)} icon={<Ellipsis />} {...trigger} />
            )}
          />
        )}
      </Box>
      {supplies.length > 0 && (
        <ConsumableTable {...table} label={texts.suppliesOf(supplier.name)} consumables={supplies} />
      )}
    </Box>
  ));
}

const contactText = ({ phoneNumber, email }: Supplier, supplies: readonly PantryConsumable[]): string => {
  const contact = [phoneNumber, email].filter((one) => one !== null);
  return [...contact, ...(supplies.length === 0 ? [texts.noSupplies] : [])].join(" · ");
};
