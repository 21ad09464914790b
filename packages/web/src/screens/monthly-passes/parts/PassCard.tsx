import type { CalendarProduct } from "@cantina/domain/calendar-products";
import type { Instant, TimeZone } from "@cantina/domain/kernel";
import { dividePass } from "@cantina/domain/calendar-products";
import { Box } from "@chakra-ui/react/box";
import { CalendarCheck2, CalendarHeart, Clock, Pencil, Trash2 } from "lucide-react";
import { AmountText } from "../../../ui/AmountText.tsx";
import { Button } from "../../../ui/Button.tsx";
import { CardHead } from "../../../ui/CardHead.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Tag } from "../../../ui/Tag.tsx";
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
      bg={left > 0 ? "bg.panel" : "bg.subtle"}
    >
      <CardHead
        title={pass.name}
        detail={
          <Box as="span" display="block" lineClamp="2">
            {pass.description}
          </Box>
        }
        icon={<CalendarHeart />}
        imageUrl={pass.imageUrl}
        isActive={left > 0}
      />
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
        <Tag tone="neutral">{left === 0 ? "Terminado" : left === 1 ? "Queda 1 día" : `Quedan ${left} días`}</Tag>
        {categoryName !== null && <Tag tone="neutral">{categoryName}</Tag>}
        {pass.isOrderCancellable && <Tag tone="neutral">Se cancela por día</Tag>}
        {pass.chargeForPastOrders && <Tag tone="neutral">Cobra días pasados</Tag>}
        {!pass.shownInApp && <Tag tone="neutral">Oculto en la app</Tag>}
      </Box>
      <Box display="flex" alignItems="center" gap="1" mt="auto">
        <AmountText amount={pass.price} isShort flex="1" fontSize="18px" fontWeight="bold" />
        <IconButton label={`Editar ${pass.name}`} icon={<Pencil />} onClick={onEdit} />
        <IconButton label={`Eliminar ${pass.name}`} icon={<Trash2 />} onClick={onDelete} />
        {left > 0 && (
          <Button variant="outline" ms="1" aria-label={`Vender ${pass.name}`} onClick={onSell}>
            Vender
          </Button>
        )}
      </Box>
    </Box>
  );
}
