import { createRequire } from "node:module";
import { type Plugin, mergeConfig } from "vite";
import base from "../../../vite.config.ts";

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
}

/** Serves /pictures/<name>.svg out of the icon package, so that no copies lie here. */
function pictures(): Plugin {
  const { icons } = createRequire(import.meta.url)("@iconify-json/fluent-emoji/icons.json") as IconSet;
  return {
    name: "gallery-pictures",
    configureServer(server) {
      server.middlewares.use("/pictures", (request, response, next) => {
        const icon = icons[(request.url ?? "").slice(1).replace(/\.svg.*$/u, "")];
        if (icon === undefined) return next();
        response.setHeader("content-type", "image/svg+xml");
        response.end(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${icon.body}</svg>`);
      });
    },
  };
}

export default mergeConfig(base, { plugins: [pictures()], cacheDir: "../../.cache/gallery" });
