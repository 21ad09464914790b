import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const web = fileURLToPath(new URL("./packages/web", import.meta.url));

/** What always loads together is one file: many small ones compress worse, and each adds to the lists of what to preload. */
const groups = [
  {
    name: "shell",
    priority: 3,
    test: /node_modules[\\/](?:react|react-dom|scheduler|use-sync-external-store|lucide-react|@tanstack[\\/](?:router-core|history|store|react-router|react-store))[\\/]|domain[\\/]src[\\/]kernel[\\/]/u,
  },
  {
    name: "signed-in",
    priority: 2,
    test: /node_modules[\\/](?:@emotion|stylis|hoist-non-react-statics|react-is|@pandacss|@tanstack[\\/](?:query-core|react-query)|@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/](?:styled-system|preset-base|theme|utils|anatomy|merge-|components[\\/](?:box|button|loader|skeleton)))|web[\\/]src[\\/](?:theme[\\/].*|ui[\\/](?:AmountText|Avatar|Button|Chip|CountPill|Dialog|Drawer|EmptyState|ErrorState|IconButton|Notice|Popover|Skeleton|StateFrame|StockBadge|Toaster|notify|use-.*))[.]tsx?$/u,
  },
];

export default defineConfig({
  root: web,
  // Compiling every component would add 12 kB to the first load; those that gain from it say "use memo".
  plugins: [react({ compiler: { compilationMode: "annotation" } })],
  server: { proxy: { "/api": { target: process.env["CANTINA_API"] ?? "http://127.0.0.1:4100", ws: true } } },
  worker: { format: "es" },
  build: {
    outDir: `${web}/dist`,
    emptyOutDir: true,
    manifest: true,
    target: "es2023",
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
