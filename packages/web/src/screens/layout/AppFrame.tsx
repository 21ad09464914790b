import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { Link, Outlet, useLocation } from "@tanstack/react-router";
import { Suspense, lazy, useState } from "react";
import { useApp } from "../../composition/app-context.ts";
import { cafeteriaQuery } from "../../composition/queries.ts";
import { useValue } from "../../composition/value-store.ts";
import { useWorkplace } from "../../composition/workplace-context.ts";
import { menuFor } from "../../routes/menu.ts";
import { CashButton } from "./parts/CashButton.tsx";
import { useWasOpened } from "../../ui/use-was-opened.ts";
import { Header } from "./parts/Header.tsx";
import { RealtimeWarning } from "./parts/RealtimeWarning.tsx";
import { useSessionNotices } from "./use-session-notices.ts";

const NavMenu = lazy(async () => ({ default: (await import("./parts/NavMenu.tsx")).NavMenu }));
const CashDialog = lazy(async () => ({ default: (await import("../cash-register/index.ts")).CashDialog }));

/** Header, menu and the screen below. */
export function AppFrame() {
  const { session } = useApp();
  const { profile, sources, link, cashDialog } = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const profileCount = useValue(session.view).profiles.length;
  const currentPath = useLocation({ select: ({ pathname }) => pathname });
  const isLinkDown = useValue(link) === "reconnecting";
  useSessionNotices();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const openCash = (): void => {
    setIsMenuOpen(false);
    cashDialog.set("open");
  };
  const wasMenuOpened = useWasOpened(isMenuOpen);
  const features = cafeteria?.features ?? [];
  const groups = menuFor({ level: profile.privilegeLevel, features, profileCount });
  const cash = features.includes("flowControl") ? <CashButton onOpen={openCash} /> : undefined;
  const logOut = () => session.send({ type: "session.loggedOut" });

  return (
    <Box display="flex" flexDirection="column" h="100dvh" overflow="hidden">
      <Header
        cafeteria={{ name: cafeteria?.name ?? profile.cafeteriaName, code: cafeteria?.code ?? profile.cafeteriaCode }}
        username={profile.username}
        isMenuOpen={isMenuOpen}
        onMenu={() => setIsMenuOpen(true)}
        onLogout={logOut}
        warning={isLinkDown && <RealtimeWarning />}
        cash={cash}
      />
      {wasMenuOpened && (
        <Suspense fallback={null}>
          <NavMenu
            isOpen={isMenuOpen}
            onClose={() => setIsMenuOpen(false)}
            currentPath={currentPath}
            username={profile.username}
            onLogout={logOut}
            phoneActions={cash}
            groups={groups.map(({ label, entries }) => ({
              label,
              links: entries.map(({ path, menu: { label: name, icon: Icon } }) => ({
                path,
                label: name,
                icon: <Icon aria-hidden />,
              })),
            }))}
            renderLink={(entry, props) => <Link to={entry.path} onClick={() => setIsMenuOpen(false)} {...props} />}
          />
        </Suspense>
      )}
      <Box flex="1" minH="0" overflowY="auto">
        <Outlet />
      </Box>
      {cash !== undefined && (
        <Suspense fallback={null}>
          <CashDialog isOnSalesScreen={currentPath === "/"} />
        </Suspense>
      )}
    </Box>
  );
}
