import { useNavigate } from "@tanstack/react-router";
import { useApp } from "../../composition/app/index.ts";
import { useValue } from "../../composition/device/index.ts";
import { ThemeProvider } from "../../theme/ThemeProvider.tsx";
import { NotFound } from "./parts/NotFound.tsx";

/** Within the frame for whoever is signed in: header and menu stay. Rulings §18.5 */
export function NotFoundScreen() {
  const navigate = useNavigate();
  const isSignedIn = useValue(useApp().session.view).session !== null;
  const page = <NotFound isFramed={isSignedIn} onReload={() => void navigate({ to: "/", replace: true })} />;
  return isSignedIn ? page : <ThemeProvider>{page}</ThemeProvider>;
}
