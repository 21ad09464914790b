import { ErrorPage } from "./ErrorPage.tsx";

export interface NotFoundProps {
  readonly isFramed: boolean;
  readonly onReload: () => void;
}

export function NotFound(props: NotFoundProps) {
  return <ErrorPage status={404} {...props} />;
}
