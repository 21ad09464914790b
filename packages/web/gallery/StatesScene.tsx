import { type Cents, cents } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useState } from "react";
import { ColorModeSwitch } from "../src/screens/layout/parts/ColorModeSwitch.tsx";
import { ErrorPage } from "../src/screens/layout/parts/ErrorPage.tsx";
import { RealtimeWarning } from "../src/screens/layout/parts/RealtimeWarning.tsx";
import { CatalogEmpty } from "../src/screens/sale/parts/CatalogEmpty.tsx";
import { CatalogSkeleton } from "../src/screens/sale/parts/CatalogSkeleton.tsx";
import { DinerCard } from "../src/ui/DinerCard.tsx";
import { ThemeProvider } from "../src/theme/ThemeProvider.tsx";
import { Button } from "../src/ui/Button.tsx";
import { ErrorState } from "../src/ui/ErrorState.tsx";
import { MoneyInput } from "../src/ui/MoneyInput.tsx";
import { Notice } from "../src/ui/Notice.tsx";
import { StaleBanner } from "../src/ui/StaleBanner.tsx";
import { TextField } from "../src/ui/TextField.tsx";

const nothing = () => undefined;
const fiveMinutesAgo = Date.now() - 5 * 60_000;

export function StatesScene() {
  const [amount, setAmount] = useState<Cents | null>(cents(123_450));
  const [text, setText] = useState("");
  return (
    <ThemeProvider>
      <Box as="main" p="5" maxW="44rem" mx="auto" display="flex" flexDirection="column" gap="4">
        <h1>Estados</h1>
        <StaleBanner readAt={fiveMinutesAgo} onRetry={nothing} />
        <Notice kind="info">El precio incluye IVA.</Notice>
        <Notice kind="success">Vinculación con MercadoPago exitosa!</Notice>
        <Notice kind="error">Error al procesar el archivo</Notice>
        <RealtimeWarning />
        <Box display="flex" gap="3" flexWrap="wrap">
          <Button>Guardar</Button>
          <Button busy>Guardar</Button>
          <Button disabled>Guardar</Button>
          <Button variant="outline">Comandar</Button>
          <Button colorPalette="red">Eliminar Medialuna</Button>
        </Box>
        <MoneyInput label="Precio" value={amount} onChange={setAmount} />
        <TextField label="Nombre" value={text} onChange={setText} hint="Como lo verá el vendedor" />
        <TextField label="Nombre" value={text} onChange={setText} error="Por favor ingrese un nombre" />
        <DinerCard diner={null} hint="Por nombre o con su tarjeta" onClick={nothing} />
        <ColorModeSwitch />
        <ErrorState
          title="No se pudieron cargar los productos"
          detail="Compruebe si se encuentra conectado a internet."
          onRetry={nothing}
        />
        <CatalogEmpty isAdministrator onCreate={nothing} />
        <CatalogEmpty isAdministrator={false} onCreate={null} />
        <CatalogSkeleton />
      </Box>
    </ThemeProvider>
  );
}

export function FaultScene() {
  return (
    <ThemeProvider>
      <ErrorPage status={500} onReload={nothing} stack={"TypeError: x is undefined\n  at SaleScreen"} />
    </ThemeProvider>
  );
}
