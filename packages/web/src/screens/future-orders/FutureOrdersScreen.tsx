import type { Cafeteria } from "@cantina/domain/cafeteria";
import {
  type FutureOrder,
  checkFutureDay,
  detailFuture,
  narrowFuture,
  offeredDays,
  summariseFuture,
} from "@cantina/domain/future-orders";
import { type LocalDate, addDays, localDateOf } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CalendarCheck } from "lucide-react";
import { useMemo, useRef } from "react";
import { useFutureOrdersQuery } from "../../composition/desk/index.ts";
import { cafeteriaQuery } from "../../composition/live-data/index.ts";
import { useMinute, useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/future-orders.ts";
import * as screens from "../../texts/screens.ts";
import * as words from "../../texts/words.ts";
import { Chip } from "../../ui/Chip.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { FilterChips } from "../../ui/FilterChips.tsx";
import { NoResult } from "../../ui/NoResult.tsx";
import { Page } from "../../ui/Page.tsx";
import { RowsSkeleton } from "../../ui/RowsSkeleton.tsx";
import { StaleBanner } from "../../ui/StaleBanner.tsx";
import look from "../../ui/figure.module.css";
import { wholeDayText } from "../../ui/month-days.ts";
import { useAddress } from "../../ui/use-address.ts";
import styles from "./Future.module.css";
import { FutureDay } from "./FutureDay.tsx";
import { FutureDetail } from "./FutureDetail.tsx";
import { FutureFigures } from "./FutureFigures.tsx";
import { FutureSummary } from "./FutureSummary.tsx";
import { type FutureAsked, anyOrder, classText, futureFields, narrowingOf } from "./future-address.ts";
import { useFutureFiles } from "./use-future-files.tsx";

/** What the kitchen has to have ready on a day to come, and for whom. */
export function FutureOrdersScreen() {
  const { sources } = useWorkplace();
  const { data: cafeteria, failureReason, refetch } = useQuery(cafeteriaQuery(sources));
  if (cafeteria !== undefined) return <Report cafeteria={cafeteria} />;
  return (
    <Page title={screens.futureOrders}>
      {failureReason === null ? (
        <RowsSkeleton rows={10} />
      ) : (
        <ErrorState failure={failureReason} title={texts.unreadable} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}

function Report({ cafeteria }: { readonly cafeteria: Cafeteria }) {
  const { name: place, timeZone, features } = cafeteria;
  const today = localDateOf(useMinute(), timeZone);
  const fields = useMemo(() => futureFields(addDays(today, 1)), [today]);
  const [shown, change] = useAddress(fields);
  const day = shown.day !== null && checkFutureDay(shown.day, today).ok ? shown.day : addDays(today, 1);
  const { data, failureReason, refetch, isFetching, dataUpdatedAt } = useQuery(useFutureOrdersQuery(day));
  const more = useFutureFiles(data === undefined ? null : { orders: data, day, place, timeZone });
  return (
    <Page title={screens.futureOrders} more={more}>
      <FutureDay
        key={day}
        day={day}
        today={today}
        offered={offeredDays(today, cafeteria)}
        isBusy={isFetching}
        onAsk={(asked) => {
          if (asked === day) void refetch();
          else change({ ...anyOrder, day: asked });
        }}
      />
      {data !== undefined && failureReason !== null && (
        <StaleBanner failure={failureReason} readAt={dataUpdatedAt} onRetry={() => void refetch()} />
      )}
      {data === undefined && failureReason === null && <RowsSkeleton rows={10} />}
      {data === undefined && failureReason !== null && (
        <ErrorState
          failure={failureReason}
          title={texts.notMade}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {data?.length === 0 && (
        <EmptyState
          icon={<CalendarCheck />}
          title={texts.nothingOrdered(wholeDayText(day))}
          detail={texts.nothingOrderedHint}
        />
      )}
      {data !== undefined && data.length > 0 && (
        <Made
          day={day}
          timeZone={timeZone}
          hasProduction={features.includes("inventory")}
          orders={data}
          asked={shown}
          page={shown.page}
          onAsked={change}
          onPage={(page) => change({ page })}
        />
      )}
    </Page>
  );
}

type MadeProps = Pick<Cafeteria, "timeZone"> & {
  readonly day: LocalDate;
  /** Where there is an inventory, what these orders need is planned there. */
  readonly hasProduction: boolean;
  readonly orders: readonly FutureOrder[];
  readonly asked: FutureAsked;
  readonly page: number;
  readonly onAsked: (asked: Partial<FutureAsked>) => void;
  readonly onPage: (page: number) => void;
};

function Made({ day, timeZone, hasProduction, orders, asked, page, onAsked, onPage }: MadeProps) {
  const detail = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => summariseFuture(orders), [orders]);
  const classes = useMemo(() => detailFuture(orders), [orders]);
  const narrowed = narrowFuture(orders, narrowingOf(asked));
  const { product, schoolClass, commented } = asked;
  const open = (opened: Partial<FutureAsked>): void => {
    onAsked({ ...anyOrder, ...opened });
    detail.current?.scrollIntoView({ block: "start" });
  };
  const className = classes.find(({ classId }) => classText(classId) === schoolClass)?.name ?? words.noClass;
  const chips = [
    ...(product === ""
      ? []
      : [
          {
            label: words.narrowed(texts.product, rows.find(({ key }) => key === product)?.name ?? words.notReadYet),
            onRemove: () => onAsked({ product: "" }),
          },
        ]),
    ...(schoolClass === ""
      ? []
      : [{ label: words.narrowed(words.schoolClass, className), onRemove: () => onAsked({ schoolClass: "" }) }]),
  ];
  return (
    <>
      <Box display="flex" flexWrap="wrap" alignItems="baseline" justifyContent="space-between" gap="2">
        <p className={styles["day"]}>{wholeDayText(day)}</p>
        {hasProduction && (
          <Link to="/inventory" search={{ tab: "production", day }} className={look["link"] ?? ""}>
            {texts.inProduction}
          </Link>
        )}
      </Box>
      <FutureFigures day={day} orders={orders} onCommented={() => open({ commented: true })} />
      <div className={styles["head"]}>
        <h2>{texts.summary}</h2>
      </div>
      <FutureSummary
        day={day}
        rows={rows}
        classes={classes}
        onOpen={(key, opened) => open({ product: key, schoolClass: opened })}
      />
      <div ref={detail} className={styles["head"]}>
        <h2>{texts.detail}</h2>
        <Chip aria-pressed={commented} onClick={() => onAsked({ commented: !commented })}>
          {texts.onlyCommented}
        </Chip>
      </div>
      <FilterChips chips={chips} onClear={() => onAsked(anyOrder)} />
      {narrowed.length === 0 ? (
        <NoResult title={texts.nothingMatches} onClear={() => onAsked(anyOrder)} />
      ) : (
        <FutureDetail orders={narrowed} timeZone={timeZone} page={page} onPage={onPage} />
      )}
    </>
  );
}
