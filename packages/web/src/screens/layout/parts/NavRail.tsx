import { Box } from "@chakra-ui/react/box";
import { useEffect, useRef } from "react";
import * as texts from "../../../texts/layout.ts";
import { moveAmong } from "../../../ui/move-among.ts";
import { MenuIcon } from "./MenuIcon.tsx";
import type { NavMenuProps } from "./NavMenu.tsx";

type NavRailProps = Pick<NavMenuProps, "groups" | "currentPath" | "renderLink">;

const move = moveAmong("a");

/** The menu's screens as icons, always at hand. One stop of the tab key; the arrows move among them. */
export function NavRail({ groups, currentPath, renderLink }: NavRailProps) {
  const paths = groups.flatMap(({ links }) => links.map(({ path }) => path));
  const rail = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a low window the rail scrolls by itself: a link or a reload may lead to a screen at its end.
    rail.current?.querySelector("[data-current]")?.scrollIntoView({ block: "nearest" });
  }, [currentPath]);
  const stop = paths.includes(currentPath) ? currentPath : paths[0];
  return (
    <Box
      ref={rail}
      as="nav"
      aria-label={texts.screens}
      w="64px"
      flexShrink="0"
      overflowY="auto"
      scrollbarWidth="none"
      borderEndWidth="1px"
      bg="bg.panel"
      py="2"
      onKeyDown={move}
      css={look}
    >
      {groups.map((group) => (
        <ul key={group.label}>
          {group.links.map((link) => (
            <li key={link.path} data-current={link.path === currentPath || undefined}>
              {renderLink(link, {
                className: "rail-link",
                children: <MenuIcon name={link.icon} />,
                "aria-label": link.label,
                title: link.label,
                tabIndex: link.path === stop ? 0 : -1,
              })}
            </li>
          ))}
        </ul>
      ))}
    </Box>
  );
}

const look = {
  "& ul + ul": { mt: "1", pt: "1", borderTopWidth: "1px", mx: "2" },
  "& .rail-link": {
    display: "grid",
    placeItems: "center",
    w: "11",
    h: "10",
    mx: "auto",
    borderRadius: "12px",
    color: "fg.muted",
    focusVisibleRing: "inside",
    _hover: { bg: "bg.muted", color: "fg" },
  },
  // An edge, because the tints differ for whoever sees colours otherwise by nothing.
  "& [data-current] .rail-link": {
    bg: "brand.subtle",
    color: "brand.fg",
    boxShadow: "inset 3px 0 {colors.brand.solid}",
  },
  "& svg": { boxSize: "20px" },
};
