import { Box } from "@chakra-ui/react/box";
import { type ReactNode, type Ref, useId } from "react";

export interface SettingsCardProps {
  readonly ref?: Ref<HTMLElement>;
  readonly title: string;
  readonly detail?: string;
  readonly children: ReactNode;
}

/** One topic of the settings. */
export function SettingsCard({ ref, title, detail, children }: SettingsCardProps) {
  const titleId = useId();
  return (
    <Box
      as="section"
      ref={ref}
      tabIndex={-1}
      outline="none"
      aria-labelledby={titleId}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="18px"
      p={{ base: "4", md: "5" }}
      display="flex"
      flexDirection="column"
      gap="4"
    >
      <div>
        <Box as="h2" id={titleId} fontSize="17px" fontWeight="semibold">
          {title}
        </Box>
        {detail !== undefined && (
          <Box textStyle="sm" color="fg.muted">
            {detail}
          </Box>
        )}
      </div>
      {children}
    </Box>
  );
}
