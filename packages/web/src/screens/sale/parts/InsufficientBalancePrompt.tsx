import { type Cents, formatMoney } from "@cantina/domain/kernel";
import type { RestOffer } from "@cantina/domain/sale";
import { Box } from "@chakra-ui/react/box";
import { Banknote, Split, Wallet } from "lucide-react";
import * as texts from "../../../texts/sale-prompts.ts";
import * as split from "../../../texts/split-payment.ts";
import * as words from "../../../texts/words.ts";
import { Button } from "../../../ui/Button.tsx";
import { AmountList } from "./AmountList.tsx";
import { SalePrompt, type SalePromptAnswers } from "./SalePrompt.tsx";

export interface InsufficientBalancePromptProps extends SalePromptAnswers {
  readonly dinerName: string;
  /** Of the sale. */
  readonly total: Cents;
  readonly balance: Cents;
  readonly minimumBalance: Cents;
  readonly missing: Cents;
  readonly onCash: () => void;
  /** What the account has pays a part; null: it has nothing. SPLIT-04 */
  readonly offer: RestOffer | null;
  readonly onRest: (onAccount: Cents) => void;
  readonly onTopUp: () => void;
}

export function InsufficientBalancePrompt(props: InsufficientBalancePromptProps) {
  const { dinerName, total, balance, minimumBalance, missing, onCash, offer, onRest, onTopUp, ...answers } = props;
  return (
    <SalePrompt
      title={texts.balanceShort}
      question={texts.sellAnyway}
      continueLabel={texts.sellAllTheSame}
      otherWays={
        <Box display="grid" gridTemplateColumns="1fr 1fr" gap="2">
          {offer !== null && (
            <Button variant="outline" colorPalette="gray" gridColumn="1 / -1" onClick={() => onRest(offer.onAccount)}>
              <Split aria-hidden />
              {split.restInCash(formatMoney(offer.inCash))}
            </Button>
          )}
          <Button variant="outline" colorPalette="gray" onClick={onCash}>
            <Banknote aria-hidden />
            {texts.payInCash}
          </Button>
          <Button variant="outline" colorPalette="gray" onClick={onTopUp}>
            <Wallet aria-hidden />
            {words.chargeBalance}
          </Button>
        </Box>
      }
      {...answers}
    >
      <p>{texts.soldTo(dinerName, formatMoney(total))}</p>
      <AmountList
        rows={[
          { label: words.balance, amount: balance },
          { label: words.minimumBalance, amount: minimumBalance },
          { label: texts.missing, amount: missing, isStrong: true },
        ]}
      />
    </SalePrompt>
  );
}
