import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../../../ui/Button.tsx";

export interface ExtraButtonProps extends Omit<ButtonProps, "children"> {
  readonly icon: ReactNode;
  readonly label: string;
  /** Something is set behind it. */
  readonly isActive?: boolean;
}

export function ExtraButton({ icon, label, isActive = false, ...rest }: ExtraButtonProps) {
  const look = isActive
    ? ({ variant: "subtle", colorPalette: "brand" } as const)
    : ({ variant: "outline", colorPalette: "gray" } as const);
  return (
    <Button
      size="sm"
      minW="0"
      px="2"
      // A long word goes below its icon, instead of being cut off.
      flexWrap="wrap"
      rowGap="0"
      h="auto"
      minH="10"
      py="1"
      _icon={{ boxSize: "16px" }}
      color={isActive ? "brand.fg" : "fg.muted"}
      borderColor={isActive ? "brand.border" : "border"}
      {...look}
      {...rest}
    >
      {icon}
      {label}
    </Button>
  );
}
