import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { demoAccounts, demoPassword } from "../../demo/index.ts";
import { familyPage } from "./family-page.ts";

export type FamilyApp = {
  readonly origin: string;
  /** The page that tops up at that server. */
  readonly pageFor: (cantinaUrl: string) => string;
  readonly close: () => Promise<void>;
};

/** Stands in for the families' phone app: signs in by the API, asks for a top-up and shows the card page in a frame. */
export async function startFamilyApp(): Promise<FamilyApp> {
  const page = familyPage({ email: demoAccounts.family.email, password: demoPassword });
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    pageFor: (cantinaUrl) => `${origin}/?cantina=${encodeURIComponent(cantinaUrl)}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
