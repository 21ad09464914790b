export { invoiceDifferences } from "./invoice-differences.ts";
export { type IssuerPlace, issuer, openIssuer } from "./open-issuer.ts";
export { arcaSettingsOf } from "./arca-settings-of.ts";
