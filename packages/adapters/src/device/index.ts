export { randomId } from "./random-id.ts";
export { systemClock } from "./system-clock.ts";
export { copyText } from "./copy-text.ts";
export { type PictureFault, fitPicture } from "./fit-picture.ts";
