export { type DemoAccount, demoAccounts, demoPassword } from "./accounts.ts";
export { loadDemo } from "./load-demo.ts";
export { readPictures } from "./pictures.ts";
export { firstNames, lastNames } from "./names.ts";
export { type Random, seededRandom } from "./random.ts";
