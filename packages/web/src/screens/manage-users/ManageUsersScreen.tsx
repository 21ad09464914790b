import { orderForSearch } from "@cantina/domain/clients";
import { Box } from "@chakra-ui/react/box";
import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { Page } from "../../ui/Page.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import { CategoriesTab } from "./CategoriesTab.tsx";
import { ClientsTab } from "./ClientsTab.tsx";

type Shown = "clients" | "categories";
const tabs = [
  { id: "clients", label: "Clientes" },
  { id: "categories", label: "Categorias" },
] as const;

/** Client accounts and their discount categories, for administrators. */
export function ManageUsersScreen() {
  const { search }: { readonly search?: unknown } = useSearch({ strict: false });
  const [shown, setShown] = useState<Shown>("clients");
  return (
    <Page title="Clientes">
      <Tabs<Shown> label="Clientes" tabs={tabs} selectedId={shown} onSelect={setShown}>
        {/* Below it there is room for the floating button. */}
        <Box display="flex" flexDirection="column" gap="4" pb="16">
          {shown === "clients" ? (
            <ClientsTab key={String(search)} firstOrder={orderForSearch(search)} />
          ) : (
            <CategoriesTab />
          )}
        </Box>
      </Tabs>
    </Page>
  );
}
