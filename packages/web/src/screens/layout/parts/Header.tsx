import { Box } from "@chakra-ui/react/box";
import { LogOut, Menu } from "lucide-react";
import type { ReactNode } from "react";
import { brand } from "../../../texts/brand.ts";
import * as texts from "../../../texts/layout.ts";
import * as words from "../../../texts/words.ts";
import { Avatar } from "../../../ui/Avatar.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { LogoMark } from "./LogoMark.tsx";

export interface HeaderProps {
  readonly cafeteria: { readonly name: string; readonly code: string };
  readonly username: string;
  readonly isMenuOpen: boolean;
  readonly onMenu: () => void;
  readonly onLogout: () => void;
  /** Shown while the realtime link is down. */
  readonly warning?: ReactNode;
  /** 'Movimientos de caja'; on a phone it stands in the menu. */
  readonly cash?: ReactNode;
  /** On a phone it stands in the menu. */
  readonly printer?: ReactNode;
  readonly bell?: ReactNode;
  readonly help?: ReactNode;
}

export function Header({
  cafeteria,
  username,
  isMenuOpen,
  onMenu,
  onLogout,
  warning,
  cash,
  printer,
  bell,
  help,
}: HeaderProps) {
  return (
    <Box
      as="header"
      display="flex"
      alignItems="center"
      flexShrink="0"
      h={{ base: "56px", md: "60px" }}
      px={{ base: "8px", md: "4" }}
      bg="bg.panel"
      borderBottomWidth="1px"
    >
      <IconButton
        label={texts.menu}
        icon={<Menu />}
        iconSize="22px"
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        onClick={onMenu}
      />
      <Box hideBelow="md" display="flex" alignItems="center" gap="2.5" ms="3">
        <LogoMark />
        <Box hideBelow="lg" fontSize="18px" fontWeight="bold" letterSpacing="tight">
          {brand}
        </Box>
        <Box w="1px" h="22px" mx="1" bg="border" />
      </Box>
      <CafeteriaName {...cafeteria} />
      <Box flex="1" minW="3" />
      <Box display="flex" alignItems="center" gap={{ base: "0", md: "3" }}>
        {warning}
        <Box hideBelow="md">{cash}</Box>
        <Box hideBelow="md">{printer}</Box>
        {help}
        {bell}
        <Box hideBelow="md" display="flex" alignItems="center" gap="2.5">
          <Avatar name={username} />
          <Box fontSize="14px" fontWeight="medium">
            {username}
          </Box>
        </Box>
        <Box hideBelow="md">
          <IconButton label={words.signOut} icon={<LogOut />} onClick={onLogout} />
        </Box>
      </Box>
    </Box>
  );
}

function CafeteriaName({ name, code }: HeaderProps["cafeteria"]) {
  return (
    <Box
      display="flex"
      flexDirection={{ base: "column", md: "row" }}
      alignItems={{ base: "flex-start", md: "center" }}
      gap={{ base: "0", md: "2" }}
      ms={{ base: "2", md: "2.5" }}
      minW="0"
    >
      <Box
        fontSize={{ base: "15px", md: "14px" }}
        fontWeight="semibold"
        lineHeight={{ base: "17px", md: "20px" }}
        truncate
        maxW="full"
      >
        {name}
      </Box>
      <Box
        flexShrink="0"
        fontSize="12px"
        whiteSpace="nowrap"
        fontWeight={{ base: "normal", md: "semibold" }}
        lineHeight={{ base: "15px", md: "22px" }}
        letterSpacing="0.02em"
        color="fg.muted"
        bg={{ md: "bg.muted" }}
        px={{ md: "2" }}
        borderRadius="full"
      >
        {code}
      </Box>
    </Box>
  );
}
