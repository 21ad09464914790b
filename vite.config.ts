import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const web = fileURLToPath(new URL("./packages/web", import.meta.url));

export default defineConfig({
  root: web,
  plugins: [react({ compiler: true })],
  server: { proxy: { "/api": { target: process.env["CANTINA_API"] ?? "http://127.0.0.1:4100", ws: true } } },
  worker: { format: "es" },
  build: {
    outDir: `${web}/dist`,
    emptyOutDir: true,
    manifest: true,
    target: "es2023",
    modulePreload: { polyfill: false },
  },
});
