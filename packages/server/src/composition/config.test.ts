import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";
import { startSentence } from "./start-failure.ts";

const sentenceFor = (env: Record<string, string>): string => {
  const read = readConfig(env);
  return read.ok ? "" : startSentence(read.failure);
};

describe("settings", () => {
  it("have a default each, and listen to this machine only", () => {
    const read = readConfig({ PORT: "", HOST: " " });
    expect(read).toMatchObject({
      ok: true,
      value: { port: 4100, host: "localhost", dataFolder: resolve("./data"), databaseUrl: undefined, logLevel: "warn" },
    });
  });

  it("that are wrong are named in one sentence with what is expected", () => {
    expect(sentenceFor({ PORT: "abc" })).toBe("PORT debe ser un número de puerto entre 0 y 65535.");
    expect(sentenceFor({ PORT: "70000" })).toContain("PORT debe ser");
    expect(sentenceFor({ SMTP_URL: "http://x" })).toContain("SMTP_URL debe ser");
    expect(sentenceFor({ PUBLIC_URL: "cantina" })).toContain("PUBLIC_URL debe ser");
    expect(sentenceFor({ LOG_LEVEL: "loud" })).toContain("LOG_LEVEL debe ser uno de");
  });

  it("take a public address without its last slash", () => {
    expect(readConfig({ PUBLIC_URL: "https://cantina.test/" })).toMatchObject({
      value: { publicUrl: "https://cantina.test" },
    });
  });
});
