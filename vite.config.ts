import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { earlyChunks } from "./early-chunks.config.ts";
import { isLaterIcon } from "./first-icons.config.ts";
import { freshPreloads, knowLoaded } from "./fresh-preloads.config.ts";
import { icuMessages } from "./icu-messages.config.ts";
import { onlyReached } from "./kept-offline.config.ts";
import { languages, spoken } from "./languages.config.ts";

const root = fileURLToPath(new URL(".", import.meta.url));
const web = `${root}packages/web`;

const shell =
  /node_modules[\\/](?:react|react-dom|scheduler|use-sync-external-store|lucide-react|@tanstack[\\/](?:router-core|history|store|react-router|react-store))[\\/]|adapters[\\/]src[\\/]storage[\\/]session-name[.]ts|domain[\\/]src[\\/](?:kernel[\\/]|access[\\/](?:permission|privilege)[.]ts|counts[\\/]count-faults[.]ts|school-rules[\\/]seal[.]ts)|web[\\/]src[\\/](?:texts[\\/](?:session-sentences|throttle-text)|composition[\\/](?:app[\\/]app-context|device[\\/](?:after-frame|value-store|build-name|language)))[.]ts$/u;

const signedIn =
  /node_modules[\\/](?:@emotion|stylis|hoist-non-react-statics|react-is|@pandacss|@tanstack[\\/](?:query-core|react-query)|@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/](?:styled-system|preset-base|theme|utils|anatomy|merge-|components[\\/](?:box|button|loader|skeleton)))|domain[\\/]src[\\/](?:catalog[\\/]|(?:cafeteria[\\/]payment-method|cash-register[\\/]cash-movement|clients[\\/](?:last-diners|search-diners|terms)|coupons[\\/](?:exchanged|user)-coupon|sale[\\/](?:cart-changes|cart-limits|cart-line|checkout[.]view|price-sale|tender)|balance-charges[\\/]decide-balance-charge|payments[\\/]online-provider|printing[\\/]print-settings)[.]ts)|adapters[\\/]src[\\/]device[\\/](?:random-id|system-clock)[.]ts|web[\\/]src[\\/](?:theme[\\/].*|texts[\\/](?:held-text|payment-names|printer-link|products-text|sale|shortcuts|split-payment|tender)|screens[\\/](?:notices[\\/]use-notify|sale[\\/](?:payment-options|use-online-only|parts[\\/](?:cart-feed|percent-text)))|composition[\\/](?:live-data[\\/]queries|device[\\/]scanner|workplace[\\/](?:use-diners|use-minute|use-register-need|workplace-context))|ui[\\/](?:payment-tiles|Combobox|PaymentTiles|AmountText|Avatar|Button|Chip|CountPill|Dialog|Drawer|EmptyState|ErrorState|IconButton|Notice|Popover|ProductPicture|Skeleton|StaleBanner|StateFrame|Stepper|StockBadge|Toaster|picture-view|notify|use-(?!first-on-enter).*))[.]tsx?$/u;

/** What of all that only the office's tables, forms and drawers call, and what comes with the place of work. */
const later =
  /[\\/](?:useBlocker|hydration|infiniteQueryObserver|infiniteQueryOptions|useInfiniteQuery|mutationObserver|useMutation|useIsFetching|create-slot-recipe-context|use-slot-recipe|use-address|use-removed-row|use-opened|address)[.][jt]s$/u;

/** The anatomy of the office's screens (docs/screens.md). */
const desk =
  /web[\\/]src[\\/]ui[\\/](?:Page|PageHeader|Table|RowOpener|SortHeading|Pager|Paged|RowsSkeleton|Toolbar|FilterChips|NoResult|FoundList|address-field)[.](?:tsx?|module[.]css)$/u;

/** What always loads together is one file: many small ones compress worse, and each adds to the lists of what to preload. */
const groups = [
  {
    name: "shell",
    priority: 3,
    test: (id: string) => shell.test(id) && !later.test(id) && !isLaterIcon(id),
  },
  // What fewer screens and dialogs show comes with them.
  { name: "icons", priority: 1, test: isLaterIcon, minShareCount: 3 },
  { name: "desk", priority: 1, test: desk },
  // What the screens of things that are opened and deleted share, and no till.
  { name: "things", priority: 1, test: /web[\\/]src[\\/]ui[\\/](?:use-opened|kept-place|long-name)[.]ts$/u },
  {
    name: "signed-in",
    priority: 2,
    test: (id: string) => signedIn.test(id) && !later.test(id),
  },
];

const icon = (name: string, size: number, purpose: "any" | "maskable") => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/**
 * Makes the app one that can be installed, and gives its worker the list of files that open it without a server.
 * `page`: where the server has the page of this build.
 */
const installable = (dist: string, page: string) =>
  VitePWA({
    strategies: "injectManifest",
    srcDir: "worker",
    filename: "service-worker.ts",
    injectRegister: null,
    // Listed with all other files; a second time, the worker could not take them.
    includeManifestIcons: false,
    manifest: {
      name: "Cantina",
      short_name: "Cantina",
      description: "Punto de venta y administración de comedores",
      lang: "es-AR",
      start_url: "/",
      scope: "/",
      display: "standalone",
      theme_color: "#146B4E",
      background_color: "#FFFFFF",
      icons: [
        icon("cantina-192", 192, "any"),
        icon("cantina-512", 512, "any"),
        icon("cantina-maskable-512", 512, "maskable"),
      ],
    },
    injectManifest: {
      rollupFormat: "iife",
      manifestTransforms: [
        onlyReached(dist),
        (entries) => ({ manifest: entries.map((one) => (one.url === "index.html" ? { ...one, url: page } : one)) }),
      ],
      globPatterns: ["**/*.{html,js,css,svg,woff2}"],
      globIgnores: [
        // Parts of the PDF library that nothing here calls, and the writers of files with their worker: what they write comes from the server.
        "assets/{html2canvas,purify.es,index.es,jspdf.es.min,pdf-file,pdf-report,fitted,write-board,kitchen-pdf,sheet-file,sheet-style,template-file,exceljs.min}-*.js",
        "assets/table.worker-*.js",
        // The library of charts, in the frame that is drawn with it.
        "assets/LevelChart*-*.{js,css}",
        // The administrator's desk, and reports: nothing there can be done without the server.
        "assets/{Products,ManageUsers,Coupons,Subscriptions,MonthlyPasses,Inventory,Configuration,Cafeterias,MyCafeterias,BranchReport,CashControl,Dashboard,Inbox,Stock,StockReport,Feedback,FutureOrders,History,Reports}Screen-*.{js,css}",
        "assets/{Activate,Associate,Cafeteria,Category,Charge,Coupon,Deactivate,Delete*,Movement,NewClaim,Pass,Prepared,Refund,Restock,Subscription,Supplier,Supply,SwitchSubscription,Unlink,Visibility}Dialog-*.js",
        "assets/{Upload*,uploaded}-*.{js,css}",
        // The way to them alone.
        "assets/place-screens-*.js",
        "assets/{BulkBar,CardList,DataSection,DeletedProducts,FileButton,UnitFields}-*.{js,css}",
        // But what a count needs: it goes on where there is no connection.
        "assets/{inventory-{dialogs,movements,variance},stock-{entry,sentence}}-*.{js,css}",
        "assets/{Alerts,Counts,Movements,Production,Variance}Tab-*.{js,css}",
        "assets/{ConsumableMovements,ShortagesDialog,output-{plan,report},plan-amounts,use-asked-plan,*variance*}-*.js",
        // Nothing there begins without an answer of the server.
        "assets/{CardPage,ChangePassword,Differences,ForgotPassword,ProviderLink,Verify}Screen-*.{js,css}",
        "assets/{PassSale*,clock-jumps}-*.js",
        // What tells of a fault tells the server.
        "assets/faults-*.js",
        // What a diner usually buys is asked of the server, and so are the coupons and passes on sale and what a new cafeteria still has to do.
        "assets/{SaleUsual,monthly-passes}-*.js",
        "assets/{coupons,first-steps}-*.{js,css}",
        // Nobody learns the till while the link is down.
        "assets/{run-tour,tours}-*.{js,css}",
        "assets/HelpCentreButton-*.js",
        "assets/{history-filter,refunds,DinerFilter,LedgerMark,MoreCards,begin-dashboard}-*.{js,css}",
        "assets/{edit-dialogs,coupon-desk,inventory-desk,subscription-desk,ProductForm,VersionList,RecipeRows,PictureField,*-forms}-*.js",
      ],
    },
  });

/** A build's mode is its language. */
const languageOf = (mode: string) => [...languages, "pseudo" as const].find((one) => one === mode) ?? "es";

export default defineConfig(({ mode }) => {
  const language = languageOf(mode);
  const dist = language === "es" ? `${web}/dist` : `${root}.cache/web-${language}`;
  const page = language === "es" ? "index.html" : `${language}/index.html`;
  return {
    root: web,
    // Compiling every component would add 12 kB to the first load; those that gain from it say "use memo".
    plugins: [
      spoken(language),
      icuMessages,
      react({ compiler: { compilationMode: "annotation" } }),
      earlyChunks,
      knowLoaded,
      installable(dist, page),
    ],
    server: { proxy: { "/api": { target: process.env["CANTINA_API"] ?? "http://127.0.0.1:4100", ws: true } } },
    worker: { format: "es" },
    build: {
      outDir: dist,
      emptyOutDir: true,
      manifest: true,
      target: "es2023",
      modulePreload: { polyfill: false, resolveDependencies: freshPreloads },
      // A sentence of the catalogue stands where it is said: each screen loads its own and no others.
      rolldownOptions: {
        optimization: { inlineConst: true },
        // Emotion imports it for `withTheme`, which nobody calls; it doesn't say itself that it may be left out.
        treeshake: {
          moduleSideEffects: [{ test: /node_modules[\\/]hoist-non-react-statics[\\/]/u, sideEffects: false }],
        },
        output: { codeSplitting: { groups } },
      },
    },
  };
});
