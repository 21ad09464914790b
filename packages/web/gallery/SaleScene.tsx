import type { CounterPaymentMethod } from "@cantina/domain/cafeteria";
import { type BasisPoints, cents, matchesSearch, searchText } from "@cantina/domain/kernel";
import { type ReactNode, useState } from "react";
import { CashButton } from "../src/screens/layout/parts/CashButton.tsx";
import { ClaimsBell } from "../src/screens/layout/parts/ClaimsBell.tsx";
import { Header } from "../src/screens/layout/parts/Header.tsx";
import { NavMenu } from "../src/screens/layout/parts/NavMenu.tsx";
import { CartLines } from "../src/screens/sale/parts/CartLines.tsx";
import { CartPanel } from "../src/screens/sale/parts/CartPanel.tsx";
import { CartSheet } from "../src/screens/sale/parts/CartSheet.tsx";
import { CartTotals } from "../src/screens/sale/parts/CartTotals.tsx";
import { CategoryTabs } from "../src/screens/sale/parts/CategoryTabs.tsx";
import { DinerSelector } from "../src/screens/sale/parts/DinerSelector.tsx";
import { DiscountPopover } from "../src/screens/sale/parts/DiscountPopover.tsx";
import { GenericProductButton } from "../src/screens/sale/parts/GenericProductButton.tsx";
import { GenericProductDialog } from "../src/screens/sale/parts/GenericProductDialog.tsx";
import { NotePopover } from "../src/screens/sale/parts/NotePopover.tsx";
import { PaymentTiles } from "../src/ui/PaymentTiles.tsx";
import { PhoneCartBar } from "../src/screens/sale/parts/PhoneCartBar.tsx";
import { ProductGrid } from "../src/screens/sale/parts/ProductGrid.tsx";
import { SaleLayout } from "../src/screens/sale/parts/SaleLayout.tsx";
import { SearchBox } from "../src/screens/sale/parts/SearchBox.tsx";
import { SettingsMenu } from "../src/screens/sale/parts/SettingsMenu.tsx";
import { TutorialsMenu } from "../src/screens/tours/parts/TutorialsMenu.tsx";
import { ThemeProvider } from "../src/theme/ThemeProvider.tsx";
import { Toaster } from "../src/ui/Toaster.tsx";
import { notify } from "../src/ui/notify.ts";
import { useIsPhone } from "../src/ui/use-is-phone.ts";
import { sampleCart } from "./sample-cart.ts";
import { categories, diner, diners, discount as sampleDiscount, payments } from "./sample.ts";

const cart = sampleCart({
  "Café con leche": 2,
  "Medialuna de manteca": 3,
  "Jugo de naranja": 1,
  "Tostado de jamón y queso": 1,
});
const nothing = () => undefined;

export function SaleScene() {
  const isPhone = useIsPhone();
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const panel = <SamplePanel />;
  return (
    <ThemeProvider>
      <div style={{ display: "flex", flexDirection: "column", height: "100dvh" }}>
        <Header
          cafeteria={{ name: "Colegio San Martín", code: "SM-042" }}
          username="lucia.rivas"
          isMenuOpen={isMenuOpen}
          onMenu={() => setIsMenuOpen(true)}
          onLogout={nothing}
          cash={<CashButton onOpen={nothing} />}
          bell={<ClaimsBell unresolved={3} onOpen={nothing} />}
        />
        <div style={{ flex: 1, minHeight: 0 }}>
          <Products cart={isPhone ? null : panel}>
            {isPhone && (
              <>
                <PhoneCartBar
                  count={7}
                  total={cents(949_500)}
                  isOpen={isSheetOpen}
                  onOpen={() => setIsSheetOpen(true)}
                />
                <CartSheet isOpen={isSheetOpen} onClose={() => setIsSheetOpen(false)}>
                  {panel}
                </CartSheet>
              </>
            )}
          </Products>
        </div>
      </div>
      <NavMenu
        isOpen={isMenuOpen}
        onClose={() => setIsMenuOpen(false)}
        currentPath="/"
        groups={[
          {
            label: "Ventas",
            links: [
              { path: "/", label: "Venta" },
              { path: "/pending-orders", label: "Comandas" },
              { path: "/orders", label: "Historial" },
            ],
          },
          {
            label: "Administración",
            links: [
              { path: "/edit", label: "Productos" },
              { path: "/manage_users", label: "Clientes" },
            ],
          },
        ]}
        renderLink={(link, props) => <a href={link.path} {...props} />}
        username="lucia.rivas"
        onLogout={nothing}
        phoneActions={<CashButton onOpen={nothing} />}
      />
      <Toaster />
    </ThemeProvider>
  );
}

function Products({ cart: panel, children }: { readonly cart: ReactNode; readonly children: ReactNode }) {
  const [search, setSearch] = useState("");
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [display, setDisplay] = useState({ image: true, title: true, description: false, price: true, stock: true });
  const [hasTabs, setHasTabs] = useState(true);
  const isPhone = useIsPhone();
  const shown = categories
    .filter((category) => selectedId === null || category.id === selectedId)
    .map((category) => ({
      ...category,
      products: category.products.filter((product) => matchesSearch(searchText(product.name), search)),
    }))
    .filter((category) => category.products.length > 0);
  return (
    <SaleLayout
      tools={
        <>
          <SearchBox value={search} onChange={setSearch} onEnter={() => setSearch("")} isScannerReady />
          <SettingsMenu
            display={display}
            onDisplayChange={setDisplay}
            paymentOptions={payments}
            defaultPaymentId="ACCOUNT_BALANCE"
            onDefaultPaymentChange={nothing}
            hasCategoryTabs={hasTabs}
            onCategoryTabsChange={setHasTabs}
          />
          {!isPhone && <TutorialsMenu tutorials={[{ id: "sale", label: "Cómo vender", onSelect: nothing }]} />}
        </>
      }
      tabs={hasTabs && <CategoryTabs categories={categories} selectedId={selectedId} onSelect={setSelectedId} />}
      grid={<ProductGrid categories={shown} display={display} feed={cart.feed} onAdd={cart.add} />}
      cart={panel}
      phoneCart={children}
    />
  );
}

function SamplePanel() {
  const [dinerId, setDinerId] = useState<string | null>(diner.id);
  const [query, setQuery] = useState("");
  const [payment, setPayment] = useState<CounterPaymentMethod>("ACCOUNT_BALANCE");
  const [discount, setDiscount] = useState<BasisPoints | null>(sampleDiscount);
  const [note, setNote] = useState("");
  const [isGenericOpen, setIsGenericOpen] = useState(false);
  return (
    <>
      <CartPanel
        count={7}
        onClear={cart.clear}
        diner={
          <DinerSelector
            diner={diners.find((one) => one.id === dinerId) ?? null}
            query={query}
            onQueryChange={setQuery}
            answered={query}
            matches={diners.filter((one) => matchesSearch(searchText(`${one.name} ${one.detail}`), query))}
            onSelect={setDinerId}
          />
        }
        lines={<CartLines feed={cart.feed} onAdd={cart.add} onRemove={cart.remove} onExchange={nothing} />}
        extras={
          <>
            <GenericProductButton onOpen={() => setIsGenericOpen(true)} />
            <DiscountPopover discount={discount} onChange={setDiscount} />
            <NotePopover note={note} onChange={setNote} maxLength={200} />
          </>
        }
        payment={<PaymentTiles options={payments} selectedId={payment} onSelect={setPayment} />}
        totals={
          <CartTotals
            subtotal={cents(1_055_000)}
            discount={{ label: "Descuento del vendedor", amount: cents(105_500) }}
            total={cents(949_500)}
            balanceAfter={cents(1_195_500)}
          />
        }
        canSell
        sending={null}
        onOrder={() =>
          void notify({
            kind: "error",
            title: "No se pudo enviar la orden",
            detail: "Compruebe si se encuentra conectado a internet.",
          })
        }
        onDeliver={() => void notify({ kind: "success", title: "Se procesó la orden correctamente." })}
      />
      <GenericProductDialog
        isOpen={isGenericOpen}
        onClose={() => setIsGenericOpen(false)}
        onAdd={() => setIsGenericOpen(false)}
      />
    </>
  );
}
