export { type FormerProgram, buildFormer, buildFormerProduct, repositoryRoot } from "./former-program.ts";
