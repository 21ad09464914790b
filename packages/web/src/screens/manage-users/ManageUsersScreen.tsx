import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { FileSpreadsheet, Plus, RotateCw, UserPlus } from "lucide-react";
import { useState } from "react";
import { managedCategoriesQuery, useClientCalls } from "../../composition/desk/index.ts";
import { cafeteriaQuery, queryKeys } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as files from "../../texts/exports.ts";
import * as screens from "../../texts/screens.ts";
import * as texts from "../../texts/clients.ts";
import * as words from "../../texts/words.ts";
import { Button } from "../../ui/Button.tsx";
import { Page } from "../../ui/Page.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import { useAddress } from "../../ui/use-address.ts";
import { useKeptPlace } from "../../ui/kept-place.ts";
import { CategoriesTab } from "./CategoriesTab.tsx";
import { ClientsTab } from "./ClientsTab.tsx";
import { clientFields, questionOf } from "./client-filter.ts";
import { useClientFiles } from "./use-client-files.ts";

const tabs = [
  { id: "clients", label: screens.clients },
  { id: "categories", label: texts.categoriesTab },
] as const;

/** Client accounts and their discount categories, for administrators. */
export function ManageUsersScreen() {
  useKeptPlace();
  const calls = useClientCalls();
  const { sources, queries } = useWorkplace();
  const [shown, change] = useAddress(clientFields);
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const { data: categories = [] } = useQuery(managedCategoriesQuery(calls));
  const [isAdding, setIsAdding] = useState(false);
  const place = { categories, cafeteria };
  const { isRunning, cancel, exportClients, exportCommensals } = useClientFiles(questionOf(shown), place);
  const isClients = shown.tab === "clients";
  const reload = {
    id: "reload",
    label: words.reload,
    icon: <RotateCw aria-hidden />,
    onSelect: () =>
      void queries.refetchQueries({ queryKey: isClients ? queryKeys.managedClients : queryKeys.managedCategories }),
  };
  const files = [
    { id: "clients", label: texts.exportClients, icon: <FileSpreadsheet aria-hidden />, onSelect: exportClients },
    {
      id: "commensals",
      label: texts.exportDiners,
      icon: <FileSpreadsheet aria-hidden />,
      onSelect: exportCommensals,
    },
  ];
  const adding = { isAdding, onAdded: () => setIsAdding(false) };
  return (
    <Page
      title={screens.clients}
      action={
        <Button onClick={() => setIsAdding(true)}>
          {isClients ? <UserPlus aria-hidden /> : <Plus aria-hidden />}
          {isClients ? texts.createClient : words.createCategory}
        </Button>
      }
      tools={isRunning && <Exporting onCancel={cancel} />}
      more={isClients && !isRunning ? [...files, reload] : [reload]}
    >
      <Tabs label={screens.clients} tabs={tabs} selectedId={shown.tab} onSelect={(tab) => change({ tab })}>
        {isClients ? (
          <ClientsTab shown={shown} place={place} onChange={change} {...adding} />
        ) : (
          <CategoriesTab editId={shown.edit} onEdit={(edit) => change({ edit })} {...adding} />
        )}
      </Tabs>
    </Page>
  );
}

const Exporting = ({ onCancel }: { readonly onCancel: () => void }) => (
  <>
    <Box role="status" textStyle="sm" color="fg.muted">
      {files.exporting}
    </Box>
    <Button variant="outline" colorPalette="gray" onClick={onCancel}>
      {words.cancel}
    </Button>
  </>
);
