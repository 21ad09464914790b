import { existsSync } from "node:fs";
import process from "node:process";
import { type Browser, type Page, chromium } from "@playwright/test";

import { sellerCredentials } from "../bench-place.ts";

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The one that the end-to-end tests take. */
function browserPath(): string {
  const named = process.env["CHROMIUM_PATH"] ?? "";
  if (named !== "") return named;
  return existsSync("/usr/bin/chromium") ? "/usr/bin/chromium" : chromium.executablePath();
}

export const startBrowser = (): Promise<Browser> => chromium.launch({ executablePath: browserPath(), args: flags });

export const cardSelector = "main button img";

/** The sales screen of a small till, signed in. */
export async function openTillPage(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: "es-AR" });
  await page.goto(url);
  await page.getByLabel("Email").fill(sellerCredentials.email);
  await page.getByLabel("Contraseña", { exact: true }).fill(sellerCredentials.password);
  await page.getByRole("button", { name: "Iniciar sesión" }).click();
  await page.locator(cardSelector).first().waitFor();
  return page;
}
