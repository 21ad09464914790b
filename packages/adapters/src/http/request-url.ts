type Fields = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

/** Puts the parameters where the path names them. */
export const fillPath = (path: string, params: Fields): string =>
  path.slice(1).replaceAll(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(textOf(params[name])));

/** Leaves out what is not set. */
export function queryOf(fields: Fields): URLSearchParams {
  const set = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(set.map(([name, value]) => [name, textOf(value)]));
}
