import { listen } from "../../listening/index.ts";
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
  const { origin, close } = await listen((_request, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page);
  });
  return {
    origin,
    pageFor: (cantinaUrl) => `${origin}/?cantina=${encodeURIComponent(cantinaUrl)}`,
    close,
  };
}
