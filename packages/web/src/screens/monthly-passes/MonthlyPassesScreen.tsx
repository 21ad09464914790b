import { type CalendarProduct, findPasses } from "@cantina/domain/calendar-products";
import { useQuery } from "@tanstack/react-query";
import { CalendarHeart, CalendarPlus } from "lucide-react";
import { Suspense, useDeferredValue, useState } from "react";
import { passesQuery } from "../../composition/desk/index.ts";
import { cafeteriaQuery } from "../../composition/live-data/index.ts";
import { useMinute, useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/monthly-passes.ts";
import * as screens from "../../texts/screens.ts";
import { Button } from "../../ui/Button.tsx";
import { CardGrid, CardsSkeleton } from "../../ui/CardGrid.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { FoundList } from "../../ui/FoundList.tsx";
import { Page } from "../../ui/Page.tsx";
import { useAddress } from "../../ui/use-address.ts";
import { useKeptPlace } from "../../ui/kept-place.ts";
import { useOpened } from "../../ui/use-opened.ts";
import { PassFilters } from "./PassFilters.tsx";
import { PassSaleDialog } from "./PassSaleDialog.tsx";
import { PassCard } from "./parts/PassCard.tsx";
import { anyPass, passFields } from "./pass-address.ts";
import { DeletePassDialog, PassDialog } from "./pass-dialogs.ts";

type Asked = { readonly what: "create" } | { readonly what: "delete" | "sell"; readonly pass: CalendarProduct };

/** Monthly passes, to be made, kept and sold. */
export function MonthlyPassesScreen() {
  useKeptPlace();
  const { sources } = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const passes = useQuery(passesQuery(sources));
  const at = useMinute();
  const [shown, change] = useAddress(passFields);
  const text = useDeferredValue(shown.search);
  const opened = useOpened(passes.data, shown.open);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = (): void => setAsked(null);
  const create = (): void => setAsked({ what: "create" });
  const moment = cafeteria && { at, zone: cafeteria.timeZone, closed: cafeteria };
  return (
    <Page
      title={screens.monthlyPasses}
      action={
        <Button onClick={create}>
          <CalendarPlus aria-hidden />
          {texts.create}
        </Button>
      }
    >
      <PassFilters shown={shown} onChange={change} />
      <FoundList
        read={moment === undefined ? { ...passes, data: undefined } : passes}
        errorTitle={texts.unreadable}
        skeleton={<CardsSkeleton />}
        empty={
          <EmptyState
            icon={<CalendarHeart />}
            title={texts.none}
            detail={texts.noneHint}
            action={<Button onClick={create}>{texts.createFirst}</Button>}
          />
        }
        found={moment === undefined ? [] : findPasses(passes.data ?? [], { ...shown, text }, moment)}
        noResultTitle={texts.none}
        onClear={() => change({ ...anyPass, search: "" })}
        page={shown.page}
        onPage={(page) => change({ page })}
      >
        {(found) => (
          <CardGrid label={texts.passes}>
            {moment !== undefined &&
              found.map((pass) => (
                <PassCard
                  key={pass.id}
                  pass={pass}
                  moment={moment}
                  onSell={() => setAsked({ what: "sell", pass })}
                  onEdit={() => change({ open: pass.id })}
                  onDelete={() => setAsked({ what: "delete", pass })}
                />
              ))}
          </CardGrid>
        )}
      </FoundList>
      <Suspense fallback={null}>
        {asked?.what === "create" && <PassDialog pass={null} onClose={close} />}
        {opened !== null && <PassDialog key={opened.id} pass={opened} onClose={() => change({ open: "" })} />}
        {asked?.what === "delete" && <DeletePassDialog pass={asked.pass} onClose={close} />}
      </Suspense>
      {asked?.what === "sell" && <PassSaleDialog firstPassId={asked.pass.id} diner={null} onClose={close} />}
    </Page>
  );
}
