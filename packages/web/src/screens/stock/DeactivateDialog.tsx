import { type DailyStock, useStockCalls } from "../../composition/desk/index.ts";
import * as texts from "../../texts/stock.ts";
import { Confirmation } from "../forms/index.ts";
import { stockSentence } from "./stock-sentence.ts";

export interface DeactivateDialogProps {
  readonly stock: DailyStock;
  readonly onClose: () => void;
}

export function DeactivateDialog({ stock: { productId, productName }, onClose }: DeactivateDialogProps) {
  const { createStockRecord } = useStockCalls();
  return (
    <Confirmation
      title={texts.deactivateNamed(productName)}
      confirmLabel={texts.deactivate}
      save={({ key }) => createStockRecord({ body: { productId, type: "CLEAR_STOCK" } }, { idempotencyKey: key })}
      changes={["product"]}
      told={() => ({ kind: "success", title: texts.deactivated(productName) })}
      textOf={stockSentence}
      onClose={onClose}
    >
      {texts.deactivationHint}
    </Confirmation>
  );
}
