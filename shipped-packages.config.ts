import type { Plugin } from "vite";

/**
 * React's kit as the product has it. Vitest loads packages as for those who develop them: each rule of a style is then
 * an element of its own, which every search of the document passes by. What is set up for all files runs in Node.
 */
export const shippedPackages: Plugin = {
  name: "shipped-packages",
  configEnvironment(name, config) {
    config.resolve = { ...config.resolve, conditions: name === "client" ? ["browser", "node"] : ["node"] };
  },
};

/** The same for what packages load of each other. */
export const shippedToo = ["--conditions", "browser"];
