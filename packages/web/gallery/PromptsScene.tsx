import { cents } from "@cantina/domain/kernel";
import { type ReactNode, useState } from "react";
import { UpdateRequiredDialog } from "../src/screens/layout/parts/UpdateRequiredDialog.tsx";
import { DailyLimitPrompt } from "../src/screens/sale/parts/DailyLimitPrompt.tsx";
import { DailyStockPrompt } from "../src/screens/sale/parts/DailyStockPrompt.tsx";
import { GenericProductDialog } from "../src/screens/sale/parts/GenericProductDialog.tsx";
import { InsufficientBalancePrompt } from "../src/screens/sale/parts/InsufficientBalancePrompt.tsx";
import { PriceChangedPrompt } from "../src/screens/sale/parts/PriceChangedPrompt.tsx";
import { ThemeProvider } from "../src/theme/ThemeProvider.tsx";
import { Button } from "../src/ui/Button.tsx";

/** /gallery/?scene=prompt&name=balance */
export function PromptsScene() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const answers = { isOpen, isSending: false, onContinue: close, onCancel: close };
  const prompts: Record<string, ReactNode> = {
    limit: <DailyLimitPrompt {...answers} available={cents(120_000)} />,
    stock: (
      <DailyStockPrompt
        {...answers}
        products={[
          { id: "1", name: "Medialuna de manteca", available: 2 },
          { id: "2", name: "Chipá", available: 0 },
        ]}
      />
    ),
    balance: (
      <InsufficientBalancePrompt
        {...answers}
        balance={cents(80_000)}
        minimumBalance={cents(-100_000)}
        missing={cents(769_500)}
      />
    ),
    price: <PriceChangedPrompt {...answers} shownTotal={cents(949_500)} newTotal={cents(1_010_000)} />,
    generic: <GenericProductDialog isOpen={isOpen} onClose={close} onAdd={close} />,
    update: <UpdateRequiredDialog isOpen={isOpen} onReload={close} />,
  };
  return (
    <ThemeProvider>
      <main style={{ padding: 20 }}>
        <h1>Avisos de la venta</h1>
        <Button onClick={() => setIsOpen(true)}>Abrir</Button>
        {prompts[new URLSearchParams(location.search).get("name") ?? "limit"]}
      </main>
    </ThemeProvider>
  );
}
