import { defineKeyframes } from "@chakra-ui/react/styled-system";

const slide = (translate: string) => ({ translate });

/** "in" ends, and "out" starts, where the element stands. */
export const keyframes = defineKeyframes({
  pulse: { "50%": { opacity: "0.5" } },
  spin: { to: { transform: "rotate(360deg)" } },
  "fade-in": { from: { opacity: 0 } },
  "fade-out": { to: { opacity: 0 } },
  "scale-in": { from: { scale: "0.95" } },
  "scale-out": { to: { scale: "0.95" } },
  "slide-from-left-full": { from: slide("-100% 0") },
  "slide-to-left-full": { to: slide("-100% 0") },
  "slide-from-right-full": { from: slide("100% 0") },
  "slide-to-right-full": { to: slide("100% 0") },
  "slide-from-bottom-full": { from: slide("0 100%") },
  "slide-to-bottom-full": { to: slide("0 100%") },
});
