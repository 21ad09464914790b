import { loadTemporal } from "@cantina/domain/kernel";
import { mount } from "../../packages/web/src/mount.tsx";
import { toaster } from "../../packages/web/src/ui/toaster.ts";

export type OpenApp = { readonly close: () => Promise<void> };

/** As `main.tsx` does it, at the document's address, with the API of that server. */
export async function openApp(serverUrl: string): Promise<OpenApp> {
  await loadTemporal();
  const api = document.createElement("meta");
  api.name = "cantina-api";
  api.content = `${serverUrl}/api`;
  const place = document.createElement("div");
  document.head.append(api);
  document.body.append(place);
  const { app, unmount } = mount(place);
  return {
    close: async () => {
      unmount();
      const workplace = await app.workplace();
      workplace?.close();
      // All apps of this document share them: those that wait for their turn, and those that are going, too.
      toaster.remove();
      document.body.replaceChildren();
      api.remove();
    },
  };
}
