import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { titleOf } from "./title-of.ts";

/** Names the tab of the browser after the screen that it shows. */
export function useDocumentTitle(): void {
  const path = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => {
    document.title = titleOf(path);
  }, [path]);
}
