/** What a school's technician meets. */
const words: Readonly<Record<string, string>> = {
  EACCES: "no hay permiso",
  EPERM: "no hay permiso",
  EROFS: "no hay permiso o el disco es de solo lectura",
  ENOENT: "no existe",
  ENOTDIR: "hay un archivo donde debería haber una carpeta",
  EEXIST: "hay un archivo donde debería haber una carpeta",
  EISDIR: "es una carpeta",
  ENOSPC: "no queda lugar en el disco",
  EDQUOT: "no queda lugar en el disco",
  EIO: "el disco falla",
};

/** Why the system refused something, in words and then in its own. RUN-28 */
export function systemReason(error: unknown): string {
  const own = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
  const word = words[code];
  return word === undefined ? own : `${word} (${own})`;
}
