export { randomId } from "./random-id.ts";
export { systemClock } from "./system-clock.ts";
export { copyText } from "./copy-text.ts";
export { smallPicture } from "./small-picture.ts";
export { type PictureFault, shrinkPicture } from "./shrink-picture.ts";
