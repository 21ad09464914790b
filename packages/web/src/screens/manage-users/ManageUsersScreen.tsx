import { orderForSearch } from "@cantina/domain/clients";
import { Box } from "@chakra-ui/react/box";
import { useSearch } from "@tanstack/react-router";
import { useId, useState } from "react";
import { Page } from "../../ui/Page.tsx";
import { TabList } from "../../ui/TabList.tsx";
import { CategoriesTab } from "./CategoriesTab.tsx";
import { ClientsTab } from "./ClientsTab.tsx";

const tabs = [
  { id: "clients", label: "Clientes" },
  { id: "categories", label: "Categorias" },
] as const;

/** Client accounts and their discount categories, for administrators. */
export function ManageUsersScreen() {
  const panelId = useId();
  const { search }: { readonly search?: unknown } = useSearch({ strict: false });
  const [tab, setTab] = useState<(typeof tabs)[number]["id"]>("clients");
  return (
    <Page
      title="Clientes"
      action={<TabList label="Clientes" tabs={tabs} selectedId={tab} onSelect={setTab} panelId={panelId} />}
    >
      <Box
        role="tabpanel"
        id={panelId}
        aria-labelledby={`${panelId}-${tab}`}
        display="flex"
        flexDirection="column"
        gap="4"
        pb="16"
      >
        {tab === "clients" ? (
          <ClientsTab key={String(search)} firstOrder={orderForSearch(search)} />
        ) : (
          <CategoriesTab />
        )}
      </Box>
    </Page>
  );
}
