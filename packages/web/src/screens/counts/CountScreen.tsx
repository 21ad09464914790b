import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { ArrowLeft, ClipboardList, Printer, RotateCw, Trash2 } from "lucide-react";
import { useState } from "react";
import { type ToldCount, useCount } from "../../composition/desk/index.ts";
import { cafeteriaQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/counts.ts";
import * as words from "../../texts/words.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Page } from "../../ui/Page.tsx";
import { RowsSkeleton } from "../../ui/RowsSkeleton.tsx";
import { useAddress } from "../../ui/use-address.ts";
import { useNotify } from "../notices/index.ts";
import { CountFields } from "./CountFields.tsx";
import { DifferenceList } from "./DifferenceList.tsx";
import { countFields } from "./count-address.ts";
import type { Counting } from "./count-kind.ts";
import { CountBar } from "./parts/CountBar.tsx";
import { CountNotice } from "./parts/CountNotice.tsx";
import { saveCountSheet } from "./save-count-sheet.ts";

export interface CountScreenProps<ThingId extends string> {
  readonly counting: Counting<ThingId>;
}

/** A count from its first amount until it is booked: fields, what differs, and the answer. */
export function CountScreen<ThingId extends string>({ counting }: CountScreenProps<ThingId>) {
  const { kind, source, things, failure, readAgain, nameOf } = counting;
  const { sources, clock } = useWorkplace();
  const notify = useNotify();
  const navigate = useNavigate();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const [, change] = useAddress(countFields);
  const [refusals, setRefusals] = useState(0);
  const count = useCount(source, {
    onBooked: ({ id: countId, rows }: ToldCount) => {
      void notify({ kind: "success", title: texts.booked(rows.length) });
      void navigate({
        to: kind.home,
        search: { tab: "counts", ...(countId !== null && { open: countId }) },
        replace: true,
      });
    },
    onRefused: (wrong) => {
      if (wrong.length === 0) return;
      setRefusals((former) => former + 1);
      change({ search: "", show: "wrong" });
    },
  });
  const { step, entries, unreadable, draft, told } = count;

  function faultOf(thing: ThingId): string | undefined {
    if (unreadable.has(thing)) return kind.notAmount;
    const fault = entries.get(thing)?.fault ?? null;
    return fault === null ? undefined : texts.faultTexts[fault];
  }
  function discard(): void {
    const thrownAway = draft;
    count.discard();
    void notify({
      kind: "info",
      title: texts.discarded,
      actions: [{ label: words.undo, onPress: () => count.restore(thrownAway) }],
    });
  }
  const wrong = [...entries.keys()].filter((thing) => faultOf(thing) !== undefined).length;
  const isCounting = step === "counting";
  return (
    <Page
      title={kind.title}
      tools={
        <Button
          variant="outline"
          colorPalette="gray"
          aria-label={texts.counts}
          onClick={() => void navigate({ to: kind.home, search: { tab: "counts" } })}
        >
          <ArrowLeft aria-hidden />
          <Box as="span" aria-hidden hideBelow="md">
            {texts.counts}
          </Box>
        </Button>
      }
      more={[
        {
          id: "sheet",
          label: texts.sheet,
          icon: <Printer aria-hidden />,
          ...(cafeteria === undefined || things === undefined ? { fault: words.notReadYet } : {}),
          onSelect: () => {
            if (cafeteria !== undefined && things !== undefined)
              void saveCountSheet({ kind, source: source.kind, things, cafeteria, now: clock.now() });
          },
        },
        ...(isCounting && entries.size > 0
          ? [{ id: "discard", label: texts.discard, icon: <Trash2 aria-hidden />, onSelect: discard }]
          : []),
        { id: "reload", label: words.reload, icon: <RotateCw aria-hidden />, onSelect: readAgain },
      ]}
    >
      <CountNotice count={count} wrong={wrong} unreadable={unreadable.size} />
      {isCounting && things === undefined && failure === null && <RowsSkeleton rows={8} />}
      {isCounting && things === undefined && failure !== null && (
        <ErrorState failure={failure} title={texts.thingsUnreadable} onRetry={readAgain} />
      )}
      {isCounting && things !== undefined && things.length + entries.size === 0 && (
        <EmptyState icon={<ClipboardList />} title={texts.nothingToCount} detail={kind.nothingHint} />
      )}
      {isCounting && things !== undefined && things.length + entries.size > 0 && (
        <>
          <CountFields
            key={refusals}
            kind={kind}
            read={source.read}
            things={things}
            entries={entries}
            faultOf={faultOf}
            nameOf={nameOf}
            onType={count.type}
          />
          <CountBar count={count} counted={entries.size - wrong} all={things.length} />
        </>
      )}
      {!isCounting && (
        <>
          {told === null ? <RowsSkeleton rows={6} /> : <DifferenceList kind={kind} books={source} rows={told.rows} />}
          <CountBar count={count} counted={entries.size - wrong} all={things?.length ?? entries.size} />
        </>
      )}
    </Page>
  );
}
