export { pictureUrl, servePictures } from "./serve-pictures.ts";
export { type SentPicture, pictureAfter, sentPicture } from "./sent-picture.ts";
