/** How the parts of a till are found that are shown once something was done there, with the lists of what they load. */
export const emptyCatalog = async () => ({ default: (await import("./EmptyCatalog.tsx")).EmptyCatalog });
export const restockDialog = async () => ({ default: (await import("./RestockDialog.tsx")).RestockDialog });
export const promptDialog = async () => ({ default: (await import("./PromptDialog.tsx")).PromptDialog });
export const settingsForm = async () => ({ default: (await import("./parts/SettingsForm.tsx")).SettingsForm });
export const favourites = async () => ({ default: (await import("./FavouritesDialog.tsx")).FavouritesDialog });
export const tutorials = async () => ({ default: (await import("../tours/index.ts")).TutorialsButton });
export const topUp = async () => ({ default: (await import("./SaleTopUp.tsx")).SaleTopUp });
export const dinerActions = async () => ({ default: (await import("./DinerActions.tsx")).DinerActions });
export const pickup = async () => ({ default: (await import("../orders-board/index.ts")).SalePickup });
export const usual = async () => ({ default: (await import("./SaleUsual.tsx")).SaleUsual });
export const split = async () => ({ default: (await import("./SaleSplit.tsx")).SaleSplit });
export const parkedCarts = async () => ({ default: (await import("./ParkedCarts.tsx")).ParkedCarts });
export const exchange = async () => ({ default: (await import("./SaleExchange.tsx")).SaleExchange });
export const typedParts = () => import("./typed-parts.ts");
