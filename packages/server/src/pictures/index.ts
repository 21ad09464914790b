export { type PictureType, pictureTypeOf } from "./picture-type.ts";
export { storePicture } from "./picture.queries.ts";
export { pictureUrl, servePictures } from "./serve-pictures.ts";
export { type SentPicture, pictureAfter, sentPicture } from "./sent-picture.ts";
