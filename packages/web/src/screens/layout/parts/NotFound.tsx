import { ErrorPage } from "./ErrorPage.tsx";

export function NotFound({ onReload }: { readonly onReload: () => void }) {
  return <ErrorPage status={404} onReload={onReload} />;
}
