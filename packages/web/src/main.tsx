import { loadTemporal } from "@cantina/domain/kernel";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createApp } from "./composition/app.ts";
import { AppContext } from "./composition/app-context.ts";
import { keepAppOnDevice } from "./composition/keep-app-on-device.ts";
import { followSession } from "./routes/follow-session.ts";
import { createAppRouter } from "./routes/router.tsx";
import "./theme/base.css";

await loadTemporal();
const app = createApp();
const router = createAppRouter(app);
followSession(app, router);
keepAppOnDevice();

const root = document.getElementById("root");
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <AppContext value={app}>
        <RouterProvider router={router} />
      </AppContext>
    </StrictMode>,
  );
}
