import { type Environment, settingNames } from "./config.ts";

/** Of `npm run providers:probe`, which reads the server's settings too. */
const others: ReadonlySet<string> = new Set(["CANTINA_PROBE"]);

const isMeantForUs = (name: string): boolean => name.toUpperCase().startsWith("CANTINA_");

/** One sentence for each variable that is surely meant for Cantina and that no setting is called by. RUN-27 */
export const unknownSettings = (env: Environment): readonly string[] =>
  Object.entries(env)
    .filter(([name, value]) => isMeantForUs(name) && value !== undefined && value.trim() !== "")
    .filter(([name]) => !settingNames.includes(name) && !others.has(name))
    .map(
      ([name]) =>
        `Aviso: ${name} no es ningún ajuste de Cantina y no se tiene en cuenta. Revise su nombre en README.md.`,
    );
