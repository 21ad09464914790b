import { can, isAdministratorLevel } from "@cantina/domain/access";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { Link, Outlet, useLocation } from "@tanstack/react-router";
import { Suspense, lazy, useRef, useState } from "react";
import { useApp } from "../composition/app/index.ts";
import { cafeteriaQuery } from "../composition/live-data/index.ts";
import { useIsValue, useValue } from "../composition/device/index.ts";
import { useWorkplace } from "../composition/workplace/index.ts";
import { screenId } from "./screen-id.ts";
import { lackingFeature } from "./lacking-feature.ts";
import { isWall, menuFor, menuPathOf } from "./menu.ts";
import { Shortcuts } from "../screens/shortcuts/index.ts";
import { CashButton } from "../screens/layout/parts/CashButton.tsx";
import { LateRefused } from "../ui/LateRefused.tsx";
import { lazyAid } from "../ui/lazy-aid.ts";
import { useGone } from "../ui/leaving.ts";
import { useWasOpened } from "../ui/use-was-opened.ts";
import { useIsNarrow } from "../ui/use-is-narrow.ts";
import { Header } from "../screens/layout/parts/Header.tsx";
import type { NavMenuProps } from "../screens/layout/parts/NavMenu.tsx";
import { RealtimeWarning } from "../screens/layout/parts/RealtimeWarning.tsx";
import { PrinterButton, usePrintNotices } from "../screens/printing/index.ts";
import { useMoneyNotices } from "../screens/layout/use-money-notices.ts";
import { useOutboxNotices } from "../screens/layout/use-outbox-notices.ts";
import { useSessionNotices } from "../screens/layout/use-session-notices.ts";

/** Comes beside the frame, before anything there can be pressed. */
const parts = () => import("./frame-parts.ts");

// Told where it is used.
parts().catch(() => undefined);

const NavMenu = lazy(async () => (await parts()).menu());
const NavRail = lazy(async () => ({ default: (await import("../screens/layout/parts/NavRail.tsx")).NavRail }));
const Bells = lazy(async () => (await parts()).bells());
const Banners = lazy(async () => (await parts()).banners());
const HelpCentreButton = lazyAid(async () => (await parts()).helpCentre());
const ProductTour = lazyAid(async () => (await parts()).tour());
const TutorialsButton = lazyAid(async () => (await parts()).tutorials());
const LateSales = lazy(async () => (await parts()).lateSales());
const CashDialog = lazy(async () => (await parts()).cash());
const LatePrinting = lazy(async () => (await parts()).printing());

/** Administrators go from screen to screen; narrower windows have no room for a rail. */
const railFrom = 1280;

/** Header, menu and the screen below. */
export function AppFrame() {
  const { session } = useApp();
  const { profile, sources, link, reach, cashDialog, printing } = useWorkplace();
  const { data: cafeteria, refetch, isFetching } = useQuery(cafeteriaQuery(sources));
  const profileCount = useValue(session.view).profiles.length;
  const currentPath = useLocation({ select: ({ pathname }) => pathname });
  const tourId = useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).get("product_tour_id") });
  const isUnreachable = useIsValue(reach, "unreachable");
  const isLinkDown = useIsValue(link, "reconnecting") || isUnreachable;
  useSessionNotices();
  useMoneyNotices();
  useOutboxNotices();
  usePrintNotices();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [isMenuThere, setIsMenuThere] = useState(false);
  // A dialog that comes while the menu is still there would be put away with it.
  const afterMenu = useRef<(() => void) | null>(null);
  const openMenu = (): void => {
    afterMenu.current = null;
    setIsMenuOpen(true);
    setIsMenuThere(true);
  };
  const openAfterMenu = (open: () => void): void => {
    if (!isMenuThere) return open();
    afterMenu.current = open;
    setIsMenuOpen(false);
  };
  const menuGone = (): void => {
    setIsMenuThere(false);
    const open = afterMenu.current;
    afterMenu.current = null;
    open?.();
  };
  const openCash = (): void => openAfterMenu(() => cashDialog.set("open"));
  const openPrinter = (): void => openAfterMenu(() => printing.dialog.set(true));
  const wasMenuOpened = useWasOpened(isMenuOpen);
  const features = cafeteria?.features ?? [];
  const lacking = cafeteria === undefined ? null : lackingFeature(currentPath, features);
  const isScreenGone = useGone(lacking !== null);
  const hasCash = features.includes("flowControl");
  const isCashGone = useGone(!hasCash);
  const reader = { level: profile.privilegeLevel, features, profileCount };
  const handlesClaims = can(reader, "handleClaims");
  const showsClockJumps = can(reader, "configureCafeteria");
  const groups = menuFor(reader).map(({ label, entries }) => ({
    label,
    links: entries.map(({ path, title, menu: { icon } }) => ({ path, label: title, icon })),
  }));
  const renderLink: NavMenuProps["renderLink"] = ({ path }, props) => (
    <Link to={path} onClick={() => setIsMenuOpen(false)} {...props} />
  );
  const isOnWall = isWall(currentPath);
  const isWide = !useIsNarrow(railFrom) && !isOnWall;
  const cash = hasCash ? <CashButton onOpen={openCash} /> : undefined;
  const logOut = () => session.send({ type: "session.loggedOut" });

  return (
    <Box display="flex" flexDirection="column" h="100dvh" overflow="hidden">
      {!isOnWall && (
        <Header
          cafeteria={{ name: cafeteria?.name ?? profile.cafeteriaName, code: cafeteria?.code ?? profile.cafeteriaCode }}
          username={profile.username}
          isMenuOpen={isMenuOpen}
          onMenu={openMenu}
          onLogout={logOut}
          warning={
            <>
              {isLinkDown && <RealtimeWarning />}
              <Suspense fallback={null}>
                <LateSales />
              </Suspense>
            </>
          }
          cash={cash}
          bell={
            <Suspense fallback={handlesClaims && <Box boxSize="11" />}>
              <Bells reader={reader} />
            </Suspense>
          }
          help={
            features.includes("intercomWeb") && (
              <Suspense fallback={null}>
                <HelpCentreButton />
              </Suspense>
            )
          }
          printer={<PrinterButton onOpen={openPrinter} />}
        />
      )}
      {wasMenuOpened && (
        <Suspense fallback={null}>
          <NavMenu
            isOpen={isMenuOpen}
            onClose={() => setIsMenuOpen(false)}
            onGone={menuGone}
            currentPath={menuPathOf(currentPath)}
            username={profile.username}
            onLogout={logOut}
            phoneActions={
              <Box display="grid" gridTemplateColumns="1fr 1fr" gap="2">
                <Box gridColumn="1 / -1" display="grid">
                  {cash}
                </Box>
                <PrinterButton isNamed onOpen={openPrinter} />
                <Suspense fallback={null}>
                  <TutorialsButton isNamed onChosen={openAfterMenu} />
                </Suspense>
              </Box>
            }
            groups={groups}
            renderLink={renderLink}
          />
        </Suspense>
      )}
      {(profile.isVisit || showsClockJumps) && (
        <Suspense fallback={null}>
          <Banners
            visited={profile.isVisit ? (cafeteria?.name ?? profile.cafeteriaName) : null}
            showsClockJumps={showsClockJumps}
          />
        </Suspense>
      )}
      <Suspense fallback={null}>
        <LatePrinting />
      </Suspense>
      <Box display="flex" flex="1" minH="0">
        {isWide && isAdministratorLevel(profile.privilegeLevel) && (
          <Suspense fallback={<Box w="64px" flexShrink="0" />}>
            <NavRail groups={groups} currentPath={menuPathOf(currentPath)} renderLink={renderLink} />
          </Suspense>
        )}
        <Box id={screenId} flex="1" minW="0" overflowY="auto">
          {lacking !== null && isScreenGone ? (
            <LateRefused as="page" {...lacking} isRetrying={isFetching} onRetry={() => void refetch()} />
          ) : (
            <Outlet />
          )}
        </Box>
      </Box>
      <Shortcuts />
      {tourId !== null && (
        <Suspense fallback={null}>
          <ProductTour tourId={tourId} path={currentPath} />
        </Suspense>
      )}
      {!isCashGone && (
        <Suspense fallback={null}>
          <CashDialog mayComeByItself={currentPath === "/" && !isMenuThere} />
        </Suspense>
      )}
    </Box>
  );
}
