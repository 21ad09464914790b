import type { Cents } from "@cantina/domain/kernel";
import type { CheckoutPrompt, CheckoutView } from "@cantina/domain/sale";
import * as words from "../../texts/words.ts";
import { dinerView } from "../../ui/diner-view.ts";
import { AllergenPrompt } from "./parts/AllergenPrompt.tsx";
import { DailyLimitPrompt } from "./parts/DailyLimitPrompt.tsx";
import { DailyStockPrompt } from "./parts/DailyStockPrompt.tsx";
import { InsufficientBalancePrompt } from "./parts/InsufficientBalancePrompt.tsx";
import { PriceChangedPrompt } from "./parts/PriceChangedPrompt.tsx";
import { SealPrompt } from "./parts/SealPrompt.tsx";

export interface PromptDialogProps {
  readonly prompt: CheckoutPrompt;
  readonly sale: Pick<CheckoutView, "diner" | "total">;
  /** Of the cafeteria, by whose words seals are called. */
  readonly countryId: string | undefined;
  readonly onContinue: () => void;
  readonly onCancel: () => void;
  readonly onCash: () => void;
  /** The account pays so much, and cash the rest. */
  readonly onRest: (onAccount: Cents) => void;
  readonly onTopUp: () => void;
}

export function PromptDialog({ prompt, sale, countryId, onCash, onRest, onTopUp, ...handlers }: PromptDialogProps) {
  // While the answer is being sent there is no prompt, so none is ever busy.
  const answers = { isOpen: true, isSending: false, ...handlers };
  const dinerName = sale.diner === null ? words.noDiner : dinerView(sale.diner).name;
  switch (prompt.kind) {
    case "allergens":
      return <AllergenPrompt dinerName={dinerName} found={prompt.found} {...answers} />;
    case "seals":
      return <SealPrompt found={prompt.found} isBarred={prompt.isBarred} countryId={countryId} {...answers} />;
    case "dailyLimit":
      return <DailyLimitPrompt available={prompt.left} {...answers} />;
    case "dailyStock":
      return (
        <DailyStockPrompt
          products={prompt.shortages.map(({ productId, ...rest }) => ({ id: productId, ...rest }))}
          {...answers}
        />
      );
    case "balance":
      return (
        <InsufficientBalancePrompt
          dinerName={dinerName}
          total={sale.total}
          onCash={onCash}
          offer={prompt.offer}
          onRest={onRest}
          onTopUp={onTopUp}
          balance={prompt.balance}
          minimumBalance={prompt.minimumBalance}
          missing={prompt.missing}
          {...answers}
        />
      );
    case "price":
      return <PriceChangedPrompt shownTotal={prompt.shownTotal} newTotal={prompt.total} {...answers} />;
  }
}
