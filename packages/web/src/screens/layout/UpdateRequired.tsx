import { ThemeProvider } from "../../theme/ThemeProvider.tsx";
import { UpdateRequiredDialog } from "./parts/UpdateRequiredDialog.tsx";

export function UpdateRequired() {
  return (
    <ThemeProvider>
      <UpdateRequiredDialog isOpen onReload={() => window.location.reload()} />
    </ThemeProvider>
  );
}
