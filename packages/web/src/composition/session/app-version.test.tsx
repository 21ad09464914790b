import { expect, test } from "vitest";
import manifest from "../../../package.json" with { type: "json" };
import { appVersion } from "./app-version.ts";
import { apiBaseUrl } from "./base-url.ts";

test("the app says the version of its package", () => {
  expect(manifest.version).toBe(appVersion);
});

test.each([
  ["", "/api"],
  ["/api/", "/api"],
  [" https://cantina.test/api ", "https://cantina.test/api"],
])("the page's address %j of the API is %s", (content, expected) => {
  const page = document.implementation.createHTMLDocument();
  page.head.innerHTML = `<meta name="cantina-api" content="${content}">`;
  expect(apiBaseUrl(page)).toBe(expected);
});

test("a page that names no API has it beside itself", () => {
  expect(apiBaseUrl(document.implementation.createHTMLDocument())).toBe("/api");
});
