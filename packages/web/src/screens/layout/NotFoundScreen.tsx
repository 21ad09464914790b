import { useNavigate } from "@tanstack/react-router";
import { ThemeProvider } from "../../theme/ThemeProvider.tsx";
import { NotFound } from "./parts/NotFound.tsx";

export function NotFoundScreen() {
  const navigate = useNavigate();
  return (
    <ThemeProvider>
      <NotFound onReload={() => void navigate({ to: "/", replace: true })} />
    </ThemeProvider>
  );
}
