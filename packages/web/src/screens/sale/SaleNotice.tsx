import type { CheckoutView } from "@cantina/domain/sale";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/sale.ts";
import * as words from "../../texts/words.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { ResendNotice } from "../../ui/ResendNotice.tsx";
import { changesSentence } from "./cart-news.ts";

export interface SaleNoticeProps {
  readonly view: Pick<CheckoutView, "isUncertain" | "isBroken" | "changes">;
  readonly isRegisterClosed: boolean;
}

/** What stands between the seller and a sale, and what to do about it. */
export function SaleNotice({ view, isRegisterClosed }: SaleNoticeProps) {
  const { checkout, cashDialog } = useWorkplace();
  const retry = (): void => checkout.send({ type: "sale.retried" });
  if (view.isUncertain) return <ResendNotice kind="warning" text={texts.uncertain} onResend={retry} />;
  if (view.isBroken) return <ResendNotice text={texts.broken} onResend={retry} />;
  if (isRegisterClosed) return <RegisterNotice onOpen={() => cashDialog.set("open")} />;
  if (view.changes === null) return null;
  return (
    <Notice
      kind="warning"
      action={
        <Button size="sm" onClick={() => checkout.send({ type: "sale.changesAccepted" })}>
          {words.accept}
        </Button>
      }
    >
      {changesSentence(view.changes)}
    </Notice>
  );
}

function RegisterNotice({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <Notice
      kind="info"
      action={
        <Button size="sm" variant="outline" colorPalette="gray" onClick={onOpen}>
          {words.openRegister}
        </Button>
      }
    >
      {texts.registerClosed}
    </Notice>
  );
}
