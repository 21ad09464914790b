/** The line to the server, on which somebody can listen, and who is in the way of some calls. */

export type Call = {
  readonly method: string;
  readonly path: string;
  readonly header: (name: string) => string | undefined;
};

/** `send` lets it through to the server. */
export type InTheWay = (send: () => Promise<Response>, call: Call) => Promise<Response>;

export type Line = {
  /** Calls to paths that match, from now on, until it is called off. */
  readonly meet: (path: RegExp, inTheWay: InTheWay) => () => void;
  /** Those that went out to paths that match, from now on. */
  readonly watch: (path: RegExp) => readonly Call[];
  readonly close: () => void;
};

/** As a browser tells that there is no connection, or no longer. */
export const cut = (): Promise<Response> => Promise.reject(new TypeError("Failed to fetch"));

/** The server does what it is asked for, and nobody hears of it. */
export const loseAnswer: InTheWay = async (send) => {
  await send();
  return cut();
};

/** All calls of this document go over it, those of a colleague in the same test too. */
export function openLine(): Line {
  const { fetch: send } = globalThis;
  let met: readonly { readonly path: RegExp; readonly inTheWay: InTheWay }[] = [];
  const watched: { readonly path: RegExp; readonly calls: Call[] }[] = [];
  globalThis.fetch = (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const call: Call = {
      method: request.method,
      path: `${pathname}${search}`,
      header: (name) => request.headers.get(name) ?? undefined,
    };
    for (const { calls } of watched.filter(({ path }) => path.test(call.path))) calls.push(call);
    let goOn = (): Promise<Response> => send(input, init);
    for (const { inTheWay } of met.filter(({ path }) => path.test(call.path))) {
      const further = goOn;
      goOn = () => inTheWay(further, call);
    }
    return goOn();
  };
  return {
    meet: (path, inTheWay) => {
      const one = { path, inTheWay };
      met = [...met, one];
      return () => {
        met = met.filter((other) => other !== one);
      };
    },
    watch: (path) => {
      const calls: Call[] = [];
      watched.push({ path, calls });
      return calls;
    },
    close: () => {
      globalThis.fetch = send;
    },
  };
}
