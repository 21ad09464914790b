import { lintViolations } from "./planted-lint-violations.mjs";

const domain = "packages/domain/src/planted";
const adapters = "packages/adapters/src/planted";

/** What each wall must find: the step, the file it names, what it says there, and the planted files. */
export const violations = [
  {
    title: "a migration that takes away what the release before reads",
    step: "migrations",
    file: "packages/server/src/db/migrations/9999-planted.ts",
    says: /drop-column product[.]barcode/,
    files: {
      "packages/server/src/db/migrations/9999-planted.ts":
        'import { migration } from "./migration.ts";\n\nexport const planted = migration(`alter table product drop column barcode;`);\n',
    },
  },
  {
    title: "a type error",
    step: "lint",
    file: `${domain}/type-error.ts`,
    says: /TS2322/,
    files: { [`${domain}/type-error.ts`]: `export const amount: number = "ten";\n` },
  },
  {
    title: "a type error in a test",
    step: "lint",
    file: `${domain}/type-error.test.ts`,
    says: /TS2322/,
    files: { [`${domain}/type-error.test.ts`]: `export const amount: number = "ten";\n` },
  },
  {
    title: "the network in the domain",
    step: "lint",
    file: `${domain}/network.ts`,
    says: /TS2304.*'fetch'/,
    files: { [`${domain}/network.ts`]: `export const load = (): unknown => fetch("/");\n` },
  },
  {
    title: "the network in the contract",
    step: "lint",
    file: "packages/contract/src/planted/network.ts",
    says: /TS2304.*'fetch'/,
    files: { "packages/contract/src/planted/network.ts": `export const load = (): unknown => fetch("/");\n` },
  },
  {
    title: "a browser's adapter in the replay client",
    step: "layers",
    file: "packages/testkit/src/replay/borrowed.ts",
    says: /replay-stands-alone/,
    files: {
      "packages/testkit/src/replay/borrowed.ts": `export { systemClock } from "@cantina/adapters/device";\n`,
      "packages/adapters/src/device/index.ts": `export const systemClock = 1;\n`,
    },
  },
  {
    title: "a framework in the contract",
    step: "layers",
    file: "packages/contract/src/planted/framework.ts",
    says: /contract-packages/,
    files: { "packages/contract/src/planted/framework.ts": `export { default } from "ky";\n` },
  },
  {
    title: "an import of the inside of a package, for the compiler",
    step: "lint",
    file: "packages/contract/src/planted/deep-import.ts",
    says: /TS2307/,
    files: {
      "packages/contract/src/planted/deep-import.ts": `export { cents } from "@cantina/domain/kernel/cents.ts";\n`,
    },
  },
  {
    title: "an import of the inside of a package",
    step: "layers",
    file: "packages/contract/src/planted/deep-import.ts",
    says: /unresolved/,
    files: {},
  },
  {
    title: "an import of the inside of a package by its path",
    step: "layers",
    file: "packages/server/src/planted/deep-path.ts",
    says: /door-of-package/,
    files: {
      "packages/server/src/planted/deep-path.ts": `export { inner } from "../../../domain/src/planted/inner.ts";\n`,
      [`${domain}/inner.ts`]: `export const inner = 1;\n`,
    },
  },
  {
    title: "an import of the inside of another context",
    step: "layers",
    file: "packages/domain/src/planted-beside/deep-context.ts",
    says: /door-of-context/,
    files: { "packages/domain/src/planted-beside/deep-context.ts": `export { inner } from "../planted/inner.ts";\n` },
  },
  {
    title: "an arrow upwards, from the domain to the adapters",
    step: "layers",
    file: `${domain}/upward.ts`,
    says: /layer-domain/,
    files: {
      [`${domain}/upward.ts`]: `export { reach } from "@cantina/adapters/planted";\n`,
      [`${adapters}/index.ts`]: `export { reach } from "./reach.ts";\n`,
      [`${adapters}/reach.ts`]: `export const reach = 1;\n`,
    },
  },
  {
    title: "an arrow upwards that imports a type only",
    step: "layers",
    file: "packages/contract/src/planted/upward-type.ts",
    says: /layer-contract/,
    files: {
      "packages/contract/src/planted/upward-type.ts": `export type { Reach } from "@cantina/adapters/planted";\n`,
    },
  },
  {
    title: "two modules in a circle of types",
    step: "layers",
    file: `${domain}/type-round-one.ts`,
    says: /no-circle/,
    files: {
      [`${domain}/type-round-one.ts`]: `export type { Two } from "./type-round-two.ts";\nexport type One = 1;\n`,
      [`${domain}/type-round-two.ts`]: `import type { One } from "./type-round-one.ts";\nexport type Two = readonly One[];\n`,
    },
  },
  {
    title: "an import of a type from the inside of another context",
    step: "layers",
    file: "packages/domain/src/planted-beside/deep-type.ts",
    says: /door-of-context/,
    files: {
      "packages/domain/src/planted-beside/deep-type.ts": `export type { One } from "../planted/type-round-one.ts";\n`,
    },
  },
  {
    title: "adapters outside the composition root of the web app",
    step: "layers",
    file: "packages/web/src/screens/planted/adapter-in-screen.ts",
    says: /layer-web-composition/,
    files: {
      "packages/web/src/screens/planted/adapter-in-screen.ts": `export { reach } from "@cantina/adapters/planted";\n`,
    },
  },
  {
    title: "the wire outside the composition root of the web app",
    step: "layers",
    file: "packages/web/src/screens/planted/endpoint-in-screen.ts",
    says: /layer-web-composition/,
    files: {
      "packages/web/src/screens/planted/endpoint-in-screen.ts": `export { wire } from "@cantina/contract/planted-door";\n`,
      "packages/contract/src/planted-door/index.ts": `export const wire = 1;\n`,
    },
  },
  {
    title: "an arrow back inside the web app",
    step: "layers",
    file: "packages/web/src/ui/planted-arrow-back.ts",
    says: /web-ui/,
    files: {
      "packages/web/src/ui/planted-arrow-back.ts": `export { room } from "../composition/planted/index.ts";\n`,
      "packages/web/src/composition/planted/index.ts": `export { room } from "./room.ts";\n`,
      "packages/web/src/composition/planted/room.ts": `export const room = 1;\n`,
    },
  },
  {
    title: "an arrow back inside the web app that imports a type only",
    step: "layers",
    file: "packages/web/src/texts/planted-arrow-back.ts",
    says: /web-texts/,
    files: {
      "packages/web/src/texts/planted-arrow-back.ts": `export type { Look } from "../ui/planted-look.ts";\n`,
      "packages/web/src/ui/planted-look.ts": `export type Look = "plain";\n`,
    },
  },
  {
    title: "an import of the inside of a room of the composition",
    step: "layers",
    file: "packages/web/src/screens/planted/past-the-door.ts",
    says: /door-of-room/,
    files: {
      "packages/web/src/screens/planted/past-the-door.ts": `export { room } from "../../composition/planted/room.ts";\n`,
    },
  },
  {
    title: "the testkit in a product",
    step: "layers",
    file: "packages/server/src/planted/testkit-in-product.ts",
    says: /testkit-in-product/,
    files: {
      "packages/server/src/planted/testkit-in-product.ts": `export { fake } from "@cantina/testkit/planted";\n`,
      "packages/testkit/src/planted/index.ts": `export const fake = 1;\n`,
    },
  },
  {
    title: "a package the domain must not stand on",
    step: "layers",
    file: `${domain}/screen.ts`,
    says: /domain-packages/,
    files: { [`${domain}/screen.ts`]: `export { useState } from "react";\n` },
  },
  {
    title: "two modules in a circle",
    step: "layers",
    file: `${domain}/round-one.ts`,
    says: /no-circle/,
    files: {
      [`${domain}/round-one.ts`]: `import { two } from "./round-two.ts";\nexport const one = (): number => two();\n`,
      [`${domain}/round-two.ts`]: `import { one } from "./round-one.ts";\nexport const two = (): number => one();\n`,
    },
  },
  {
    title: "two contexts in a circle without any module in one",
    step: "layers",
    file: "packages/domain/src/planted-left/needs-right.ts",
    says: /context-circle/,
    files: {
      "packages/domain/src/planted-left/index.ts": `export { left } from "./left.ts";\n`,
      "packages/domain/src/planted-left/left.ts": `export const left = 1;\n`,
      "packages/domain/src/planted-left/needs-right.ts": `export { right } from "../planted-right/index.ts";\n`,
      "packages/domain/src/planted-right/index.ts": `export { right } from "./right.ts";\n`,
      "packages/domain/src/planted-right/right.ts": `export const right = 1;\n`,
      "packages/domain/src/planted-right/needs-left.ts": `export { left } from "../planted-left/index.ts";\n`,
    },
  },
  {
    title: "a drawer",
    step: "layers",
    file: `${domain}/utils.ts`,
    says: /no-drawer/,
    files: {
      [`${domain}/utils.ts`]: `export const anything = 1;\n`,
      [`${domain}/opens-drawer.ts`]: `export { anything } from "./utils.ts";\n`,
    },
  },
  ...lintViolations,
  {
    title: "a file that is not formatted",
    step: "format",
    file: `${adapters}/unformatted.ts`,
    says: /unformatted/,
    files: { [`${adapters}/unformatted.ts`]: `export const  amount=1\n` },
  },
  {
    title: "an export that nobody imports",
    step: "dead-code",
    file: `${adapters}/half-used.ts`,
    says: /unusedExport/,
    files: {
      [`${adapters}/half-used.ts`]: `export const used = 1;\nexport const unusedExport = 2;\n`,
      [`${adapters}/half-used.test.ts`]: `import { expect, it } from "vitest";\nimport { used } from "./half-used.ts";\nit("is used", () => expect(used).toBe(1));\n`,
    },
  },
  {
    title: "a door's export that nobody imports",
    step: "dead-code",
    file: "packages/adapters/src/planted-door/index.ts",
    says: /unusedDoor/,
    files: { "packages/adapters/src/planted-door/index.ts": `export const unusedDoor = 1;\n` },
  },
  {
    title: "a file that nobody imports",
    step: "dead-code",
    file: `${adapters}/unused-file.ts`,
    says: /unused-file/,
    files: { [`${adapters}/unused-file.ts`]: `export const alone = 1;\n` },
  },
  {
    title: "a rule without a test",
    step: "rule-ids",
    file: `${domain}/RULES.md`,
    says: /\[PLANTED-01\]/,
    files: {
      [`${domain}/RULES.md`]: `# Planted\n\n- **PLANTED-01** Nobody tests this; the comment in planted.test.ts doesn't count.\n`,
    },
  },
  {
    title: "a test of a rule that is written nowhere",
    step: "rule-ids",
    file: `${domain}/planted.test.ts`,
    says: /\[PLANTED-02\]/,
    files: {
      [`${domain}/planted.test.ts`]: `import { it } from "vitest";\n// [PLANTED-01] only mentioned\nit("[PLANTED-02] is invented", () => {});\n`,
    },
  },
];
