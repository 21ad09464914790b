export { copyText } from "@cantina/adapters/device";
