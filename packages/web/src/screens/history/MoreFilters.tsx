import { type Cafeteria, paymentMethods } from "@cantina/domain/cafeteria";
import { orderTypes, originMedia } from "@cantina/domain/orders";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { sellersQuery } from "../../composition/history-queries.ts";
import { useWorkplace } from "../../composition/workplace-context.ts";
import { paymentName } from "../../texts/payment-names.ts";
import { Chip } from "../../ui/Chip.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { DinerFilter } from "./DinerFilter.tsx";
import {
  type HistoryFilter,
  type StatusChoice,
  mediaFor,
  methodsFor,
  typesFor,
  withClasses,
} from "./history-filter.ts";
import { mediumNames, statusNames, typeNames } from "./history-texts.ts";

export interface MoreFiltersProps {
  readonly filter: HistoryFilter;
  readonly cafeteria: Cafeteria;
  readonly onChange: (filter: HistoryFilter) => void;
}

const statuses: readonly StatusChoice[] = ["PENDING", "COMPLETED", "CANCELLED_BY_CAFETERIA", "CANCELLED_BY_CLIENT"];

const any = (label: string) => ({ value: "", label });

export function MoreFilters({ filter, cafeteria, onChange }: MoreFiltersProps) {
  const { sources } = useWorkplace();
  const { data: sellers = [] } = useQuery(sellersQuery(sources));
  const types = typesFor(orderTypes, cafeteria.features);
  const methods = methodsFor(paymentMethods, cafeteria);
  return (
    <Box
      display="flex"
      flexDirection="column"
      gap="3"
      p={{ base: "14px", md: "4" }}
      borderWidth="1px"
      borderRadius="18px"
      bg="bg.panel"
    >
      <Box
        display="grid"
        gridTemplateColumns={{ base: "1fr", sm: "1fr 1fr", lg: "repeat(3, minmax(0, 1fr))" }}
        gap="3"
        alignItems="start"
      >
        <SelectField
          label="Tipo"
          value={filter.orderType}
          onChange={(value) => onChange({ ...filter, orderType: types.find((type) => type === value) ?? "" })}
          options={[any("Todos"), ...types.map((value) => ({ value, label: typeNames[value] }))]}
        />
        <SelectField
          label="Estado"
          value={filter.status}
          onChange={(value) => onChange({ ...filter, status: statuses.find((status) => status === value) ?? "" })}
          options={[any("Todos"), ...statuses.map((value) => ({ value, label: statusNames[value] }))]}
        />
        <SelectField
          label="Método de pago"
          value={filter.paymentMethod}
          onChange={(value) => onChange({ ...filter, paymentMethod: methods.find((method) => method === value) ?? "" })}
          options={[
            any("Todos"),
            ...methods.map((value) => ({ value, label: paymentName(value, cafeteria.customPaymentMethod) })),
          ]}
        />
        <SelectField
          label="Origen"
          value={filter.originMedium}
          onChange={(value) => onChange({ ...filter, originMedium: originMedia.find((one) => one === value) ?? "" })}
          options={[
            any("Todos"),
            ...mediaFor(originMedia, cafeteria.features).map((value) => ({ value, label: mediumNames[value] })),
          ]}
        />
        <SelectField
          label="Vendedor"
          value={filter.sellerId}
          onChange={(sellerId) => onChange({ ...filter, sellerId })}
          options={[
            any("Todos"),
            ...sellers.map(({ id, name, isDeleted }) => ({
              value: id,
              label: isDeleted ? `${name} (Eliminado)` : name,
            })),
          ]}
        />
        <DinerFilter
          diner={filter.diner}
          classIds={filter.classIds}
          onChange={(diner) => onChange({ ...filter, diner })}
        />
      </Box>
      <ClassFilter
        classes={cafeteria.classes}
        chosen={filter.classIds}
        onChange={(classIds) => onChange(withClasses(filter, classIds))}
      />
    </Box>
  );
}

interface ClassFilterProps {
  readonly classes: Cafeteria["classes"];
  readonly chosen: readonly string[];
  readonly onChange: (classIds: readonly string[]) => void;
}

function ClassFilter({ classes, chosen, onChange }: ClassFilterProps) {
  const id = useId();
  return (
    <Box display="flex" flexDirection="column" gap="1.5">
      <Box id={id} textStyle="sm" fontWeight="semibold">
        Clases
      </Box>
      {classes.length === 0 ? (
        <Box color="fg.muted">No se encontraron clases</Box>
      ) : (
        <Box role="group" aria-labelledby={id} display="flex" gap="2" flexWrap="wrap">
          {classes.map((one) => {
            const isChosen = chosen.includes(one.id);
            return (
              <Chip
                key={one.id}
                aria-pressed={isChosen}
                onClick={() =>
                  onChange(isChosen ? chosen.filter((classId) => classId !== one.id) : [...chosen, one.id])
                }
              >
                {one.name}
              </Chip>
            );
          })}
        </Box>
      )}
    </Box>
  );
}
