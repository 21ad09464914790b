export type BrickSettings = {
  readonly initialization: object;
  readonly customization: object;
  readonly callbacks: {
    readonly onReady: () => void;
    readonly onError: (error: unknown) => void;
    readonly onSubmit: (data: unknown) => Promise<void>;
  };
};
export type Brick = { readonly unmount: () => void; readonly getFormData: () => Promise<unknown> };
type Builder = { readonly create: (kind: "cardPayment", place: string, settings: BrickSettings) => Promise<Brick> };

export type Field = {
  readonly on: (name: "ready", listener: () => void) => unknown;
  readonly mount: (place: string) => unknown;
  readonly unmount: () => void;
};
export type Fields = {
  readonly create: (
    kind: "securityCode",
    settings: { readonly placeholder: string; readonly style: Readonly<Record<string, string>> },
  ) => Field;
  readonly createCardToken: (of: { readonly cardId: string }) => Promise<unknown>;
};

type Script = { readonly bricks: () => Builder; readonly fields: Fields };

declare global {
  interface Window {
    MercadoPago?: new (publicKey: string, options: { readonly locale: string }) => Script;
  }
}

function loadScript(url: string, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (window.MercadoPago !== undefined) return resolve(true);
    const script = document.createElement("script");
    const end = (isLoaded: boolean): void => {
      // The next try begins anew.
      if (!isLoaded) script.remove();
      resolve(isLoaded);
    };
    script.src = url;
    script.addEventListener("load", () => end(true), { once: true });
    script.addEventListener("error", () => end(false), { once: true });
    signal.addEventListener("abort", () => end(false), { once: true });
    document.head.append(script);
  });
}

type Asked = {
  readonly scriptUrl: string;
  readonly publicKey: string;
  readonly locale: string;
  readonly signal: AbortSignal;
};

/** The provider's own script, for that seller; null: it did not load in time. CARD-04 */
export async function startScript({ scriptUrl, publicKey, locale, signal }: Asked): Promise<Script | null> {
  const isLoaded = await loadScript(scriptUrl, signal);
  const { MercadoPago } = window;
  return isLoaded && MercadoPago !== undefined ? new MercadoPago(publicKey, { locale }) : null;
}
