export { type Answered, type ProviderCall, callProvider, failed } from "./call-provider.ts";
