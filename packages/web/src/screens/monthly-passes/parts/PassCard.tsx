import type { CalendarProduct } from "@cantina/domain/calendar-products";
import type { Instant, TimeZone } from "@cantina/domain/kernel";
import { dividePass } from "@cantina/domain/calendar-products";
import { Box } from "@chakra-ui/react/box";
import { CalendarCheck2, Clock, Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { AmountText } from "../../../ui/AmountText.tsx";
import { Button } from "../../../ui/Button.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { datesText } from "../pass-texts.ts";

export interface PassCardProps {
  readonly pass: CalendarProduct;
  readonly categoryName: string | null;
  readonly at: Instant;
  readonly zone: TimeZone;
  readonly onSell: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function Tag({ children }: { readonly children: ReactNode }) {
  return (
    <Box px="2.5" py="1" borderRadius="full" bg="bg.muted" color="fg.muted" fontSize="13px" fontWeight="semibold">
      {children}
    </Box>
  );
}

export function PassCard({ pass, categoryName, at, zone, onSell, onEdit, onDelete }: PassCardProps) {
  const left = dividePass(pass, { at, zone, classId: null }).remaining.length;
  return (
    <Box
      as="li"
      display="flex"
      flexDirection="column"
      gap="3"
      p="4"
      minW="0"
      borderWidth="1px"
      borderRadius="18px"
      bg="bg.panel"
    >
      <Box display="flex" alignItems="flex-start" gap="3">
        <Box flex="1" minW="0">
          <Box as="h2" fontSize="16px" fontWeight="semibold" lineHeight="1.3" overflowWrap="anywhere">
            {pass.name}
          </Box>
          <Box fontSize="13px" color="fg.muted" lineHeight="1.4" overflowWrap="anywhere" lineClamp="2">
            {pass.description}
          </Box>
        </Box>
        <AmountText amount={pass.price} isShort fontSize="18px" fontWeight="bold" />
      </Box>
      <Box display="flex" flexDirection="column" gap="1" fontSize="14px">
        <Box display="flex" alignItems="center" gap="2">
          <CalendarCheck2 aria-hidden size={16} />
          {datesText(pass.orderDates)}
        </Box>
        <Box display="flex" alignItems="center" gap="2" color="fg.muted">
          <Clock aria-hidden size={16} />
          {`Entrega a las ${pass.deliveryTime}`}
        </Box>
      </Box>
      <Box display="flex" flexWrap="wrap" gap="1.5">
        <Tag>{left === 0 ? "Terminado" : left === 1 ? "Queda 1 día" : `Quedan ${left} días`}</Tag>
        {categoryName !== null && <Tag>{categoryName}</Tag>}
        {pass.isOrderCancellable && <Tag>Se cancela por día</Tag>}
        {pass.chargeForPastOrders && <Tag>Cobra días pasados</Tag>}
        {!pass.shownInApp && <Tag>Oculto en la app</Tag>}
      </Box>
      <Box display="flex" alignItems="center" gap="2" mt="auto">
        <Button flex="1" variant="outline" aria-label={`Vender ${pass.name}`} disabled={left === 0} onClick={onSell}>
          Vender
        </Button>
        <IconButton label={`Editar ${pass.name}`} icon={<Pencil />} onClick={onEdit} />
        <IconButton label={`Eliminar ${pass.name}`} icon={<Trash2 />} onClick={onDelete} />
      </Box>
    </Box>
  );
}
