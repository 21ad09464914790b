import { type Cents, formatMoney } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { Banknote, Wallet } from "lucide-react";
import * as texts from "../../../texts/sale-prompts.ts";
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
  readonly onTopUp: () => void;
}

export function InsufficientBalancePrompt(props: InsufficientBalancePromptProps) {
  const { dinerName, total, balance, minimumBalance, missing, onCash, onTopUp, ...answers } = props;
  return (
    <SalePrompt
      title={texts.balanceShort}
      question={texts.sellAnyway}
      continueLabel={texts.sellAllTheSame}
      otherWays={
        <Box display="grid" gridTemplateColumns="1fr 1fr" gap="2">
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
