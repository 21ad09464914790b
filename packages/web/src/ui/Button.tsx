import { Button as ChakraButton, type ButtonProps as ChakraButtonProps } from "@chakra-ui/react/button";
import { LoaderCircle } from "lucide-react";

export interface ButtonProps extends Omit<ChakraButtonProps, "loading" | "loadingText" | "size" | "variant"> {
  readonly size?: "sm" | "md" | "lg";
  readonly variant?: "solid" | "outline" | "subtle" | "ghost";
  /** Work is under way: the button stays focusable but does nothing. */
  readonly busy?: boolean;
}

export function Button({ busy = false, children, onClick, type = "button", ...rest }: ButtonProps) {
  return (
    <ChakraButton
      type={busy ? "button" : type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (!busy) onClick?.(event);
      }}
      {...rest}
    >
      {busy && <LoaderCircle aria-hidden className="spinning" />}
      {children}
    </ChakraButton>
  );
}
