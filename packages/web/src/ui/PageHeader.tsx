import { Box } from "@chakra-ui/react/box";
import { Ellipsis } from "lucide-react";
import type { ReactNode } from "react";
import * as texts from "../texts/ui.ts";
import { IconButton } from "./IconButton.tsx";
import { Menu, type MenuItem } from "./Menu.tsx";

export interface PageHeaderProps {
  readonly title: string;
  /** Beside it: how many wait, and of what. */
  readonly badge?: ReactNode;
  /** The one solid button of the screen. */
  readonly action?: ReactNode;
  /** Outline buttons, after it. */
  readonly tools?: ReactNode;
  /** Behind '⋯': exports, reading again. */
  readonly more?: readonly MenuItem[];
}

/** The router numbers what is behind the back button. */
const isFirstPage = (): boolean => ((history.state as { __TSR_index?: number } | null)?.__TSR_index ?? 0) === 0;

/** Who comes from a page on which they stood on something that is gone, such as a notice, hears where they are. SALE-101 */
function tellArrival(title: HTMLElement | null): void {
  if (document.activeElement === document.body && !isFirstPage()) title?.focus();
}

/** The title stands at one height on every screen, whatever stands at its right. */
export function PageHeader({ title, badge, action, tools, more = [] }: PageHeaderProps) {
  return (
    <Box display="flex" justifyContent="space-between" gap="3" minH="11" flexWrap={{ base: "wrap", sm: "nowrap" }}>
      <Box display="flex" gap="2.5">
        <Box
          as="h1"
          ref={tellArrival}
          tabIndex={-1}
          outline="none"
          pt="7px"
          fontSize="24px"
          fontWeight="bold"
          letterSpacing="tight"
          lineHeight="1.25"
          overflowWrap="anywhere"
        >
          {title}
        </Box>
        {badge !== undefined && (
          <Box display="flex" alignItems="center" gap="2.5" h="11">
            {badge}
          </Box>
        )}
      </Box>
      <Box display="flex" alignItems="center" gap="2" flexShrink="0" h="11" ms="auto">
        {tools}
        {action}
        {more.length > 0 && (
          <Menu
            label={texts.moreActions}
            items={more}
            trigger={(trigger) => (
              <IconButton label={texts.moreActions} icon={<Ellipsis />} variant="outline" {...trigger} />
            )}
          />
        )}
      </Box>
    </Box>
  );
}
