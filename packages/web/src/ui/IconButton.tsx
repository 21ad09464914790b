import type { ReactNode } from "react";
import { Button, type ButtonProps } from "./Button.tsx";

export interface IconButtonProps extends Omit<ButtonProps, "children" | "aria-label"> {
  /** Read aloud, and shown by the browser on hover. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly iconSize?: "20px" | "22px";
}

export function IconButton({ label, icon, iconSize = "20px", ...rest }: IconButtonProps) {
  return (
    <Button
      aria-label={label}
      title={label}
      variant="ghost"
      colorPalette="gray"
      borderRadius="12px"
      px="0"
      w="11"
      _icon={{ boxSize: iconSize }}
      {...rest}
    >
      {icon}
    </Button>
  );
}
