import type { Quantity, Unit } from "@cantina/domain/inventory";
import { type Cents, formatMoney } from "@cantina/domain/kernel";
import { type VarianceSum, isBeyondUsual, tenthsOfUse } from "@cantina/domain/variance";
import { Box } from "@chakra-ui/react/box";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { unitSigns } from "../../../texts/inventory-texts.ts";
import * as texts from "../../../texts/inventory-variance.ts";
import { Tag } from "../../../ui/Tag.tsx";
import { shareText, signedText } from "../movement-text.ts";

/** What is missing is red; the sign says it too. */
function Signed({ of, children }: { readonly of: number; readonly children: ReactNode }) {
  return (
    <Box as="span" whiteSpace="nowrap" fontWeight="semibold" color={of < 0 ? "fg.error" : undefined}>
      {children}
    </Box>
  );
}

type FoundProps = { readonly told: Pick<VarianceSum, "variance" | "begun">; readonly unit: Unit };

const quantityOf = (found: Quantity, unit: Unit): string => `${signedText(found)} ${unitSigns[unit]}`;

/** What the first count brought is no difference, and without it the others wouldn't lead to what there was at the end. VARIANCE-02 VARIANCE-04 */
const Begun = ({ begun, unit }: { readonly begun: Quantity; readonly unit: Unit }) => (
  <Box as="span" display="block" color="fg.muted" whiteSpace="nowrap">
    {texts.firstCountOf(quantityOf(begun, unit))}
  </Box>
);

export function FoundQuantity({ told: { variance, begun }, unit }: FoundProps) {
  if (variance === null && begun === null)
    return (
      <Box as="span" color="fg.muted" whiteSpace="nowrap">
        {texts.notCounted}
      </Box>
    );
  return (
    <>
      {variance !== null && <Signed of={variance}>{quantityOf(variance, unit)}</Signed>}
      {begun !== null && <Begun begun={begun} unit={unit} />}
    </>
  );
}

const none = "—";

export function FoundAmount({ amount }: { readonly amount: Cents | null }) {
  return amount === null ? none : <Signed of={amount}>{formatMoney(amount)}</Signed>;
}

export function FoundShare({ tenths }: { readonly tenths: number | null }) {
  return tenths === null ? none : <Signed of={tenths}>{shareText(tenths)}</Signed>;
}

/** With a mark where it is more than usual. VARIANCE-06 */
export function ShareOfUse({ told }: { readonly told: Pick<VarianceSum, "variance" | "countedUse"> }) {
  const tenths = tenthsOfUse(told.variance, told.countedUse);
  const text = tenths === null ? none : shareText(tenths);
  if (!isBeyondUsual(told)) return text;
  return (
    <Tag tone="warning" icon={<TriangleAlert />}>
      {tenths === null ? texts.beyond : text}
    </Tag>
  );
}
