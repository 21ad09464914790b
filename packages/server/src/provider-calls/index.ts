export { type Answered, type ProviderCall, askProvider, callProvider, failed, jsonOf } from "./call-provider.ts";
