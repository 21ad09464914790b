/** How the parts of the frame are found that come after the first cards, with the lists of what they load (ADR 0040). */
export const menu = async () => ({ default: (await import("../screens/layout/parts/NavMenu.tsx")).NavMenu });
export const bells = async () => ({ default: (await import("../screens/layout/Bells.tsx")).Bells });
export const banners = async () => ({ default: (await import("../screens/layout/Banners.tsx")).Banners });
export const helpCentre = async () => ({
  default: (await import("../screens/layout/HelpCentreButton.tsx")).HelpCentreButton,
});
export const tour = async () => ({ default: (await import("../screens/tours/index.ts")).ProductTour });
export const tutorials = async () => ({ default: (await import("../screens/tours/index.ts")).TutorialsButton });
export const lateSales = async () => ({ default: (await import("../screens/late-sales/index.ts")).LateSales });
export const cash = async () => ({ default: (await import("../screens/cash-register/index.ts")).CashDialog });
export const printing = async () => ({ default: (await import("../screens/printing/LatePrinting.tsx")).LatePrinting });
