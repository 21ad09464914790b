export type Dsn = { readonly text: string; readonly endpoint: string; readonly publicKey: string };

/** `https://<public key>@<host>/<path>/<project>`; undefined: it is none. */
export function readDsn(text: string): Dsn | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, origin, username, pathname } = new URL(text);
  const parts = /^(?<path>(?:\/[\w.-]+)*)\/(?<project>\d+)\/?$/u.exec(pathname)?.groups;
  if (!["http:", "https:"].includes(protocol) || username === "" || parts === undefined) return undefined;
  return {
    text,
    endpoint: `${origin}${parts["path"]}/api/${parts["project"]}/envelope/`,
    publicKey: username,
  };
}
