import { Box } from "@chakra-ui/react/box";
import { LogOut, X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { brand } from "../../../texts/brand.ts";
import * as texts from "../../../texts/layout.ts";
import * as words from "../../../texts/words.ts";
import { Avatar } from "../../../ui/Avatar.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Drawer } from "../../../ui/Drawer.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { ColorModeSwitch } from "./ColorModeSwitch.tsx";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { LogoMark } from "./LogoMark.tsx";
import { MenuIcon, type MenuIconName } from "./MenuIcon.tsx";

export interface NavLink {
  readonly path: string;
  readonly label: string;
  readonly icon: MenuIconName;
}

export interface NavGroup {
  readonly label: string;
  readonly links: readonly NavLink[];
}

export interface NavLinkProps extends Pick<ComponentProps<"a">, "aria-label" | "title" | "tabIndex"> {
  readonly className: string;
  readonly children: ReactNode;
}

export interface NavMenuProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onGone: () => void;
  readonly groups: readonly NavGroup[];
  readonly currentPath: string;
  /** The router's link, so that this part doesn't know the router. */
  readonly renderLink: (link: NavLink, props: NavLinkProps) => ReactNode;
  readonly username: string;
  readonly onLogout: () => void;
  /** What the header has no room for on a phone. */
  readonly phoneActions?: ReactNode;
}

export function NavMenu(props: NavMenuProps) {
  const { isOpen, onClose, onGone, groups, currentPath, renderLink, username, onLogout, phoneActions } = props;
  return (
    <Drawer side="start" label={texts.menu} isOpen={isOpen} onClose={onClose} onGone={onGone}>
      <Box display="flex" alignItems="center" gap="2.5" ps="4" pe="2" h="60px" flexShrink="0" borderBottomWidth="1px">
        <LogoMark />
        <Box flex="1" fontSize="18px" fontWeight="bold" letterSpacing="tight">
          {brand}
        </Box>
        <IconButton label={texts.closeMenu} icon={<X />} onClick={onClose} />
      </Box>
      <Box as="nav" aria-label={texts.mainNavigation} flex="1" minH="0" overflowY="auto" px="2" py="3">
        {groups.map((group) => (
          <Box key={group.label} mb="3">
            <Box as="h2" px="3" mb="1" fontSize="12px" fontWeight="semibold" letterSpacing="wide" color="fg.subtle">
              {group.label}
            </Box>
            <ul>
              {group.links.map((link) => (
                <Box as="li" key={link.path} css={linkLook} data-current={link.path === currentPath || undefined}>
                  {renderLink(link, { className: "nav-link", children: <LinkFace link={link} /> })}
                </Box>
              ))}
            </ul>
          </Box>
        ))}
      </Box>
      <Box borderTopWidth="1px" p="3" display="flex" flexDirection="column" gap="3" flexShrink="0">
        {phoneActions !== undefined && <Box hideFrom="md">{phoneActions}</Box>}
        <ColorModeSwitch />
        <LanguageSwitch />
        <Box display="flex" alignItems="center" gap="2.5">
          <Avatar name={username} />
          <Box flex="1" minW="0" fontSize="14px" fontWeight="medium" truncate>
            {username}
          </Box>
          <Button size="sm" variant="outline" colorPalette="gray" onClick={onLogout}>
            <LogOut aria-hidden />
            {words.signOut}
          </Button>
        </Box>
      </Box>
    </Drawer>
  );
}

const linkLook = {
  "& .nav-link": {
    display: "flex",
    alignItems: "center",
    gap: "3",
    minH: "11",
    px: "3",
    borderRadius: "12px",
    fontSize: "15px",
    fontWeight: "medium",
    color: "fg",
    focusVisibleRing: "inside",
    _hover: { bg: "bg.muted" },
  },
  "&[data-current] .nav-link": { bg: "brand.subtle", color: "brand.fg", fontWeight: "semibold" },
  "& svg": { boxSize: "20px", flexShrink: "0" },
};

function LinkFace({ link }: { readonly link: NavLink }) {
  return (
    <>
      <MenuIcon name={link.icon} />
      {link.label}
    </>
  );
}
