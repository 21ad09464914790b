/** The middle of a picture as a small square; rejects what is no picture. */
export async function smallPicture(file: Blob, side: number): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const cut = Math.min(picture.width, picture.height);
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const left = (picture.width - cut) / 2;
  const top = (picture.height - cut) / 2;
  canvas.getContext("2d")?.drawImage(picture, left, top, cut, cut, 0, 0, side, side);
  picture.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error("the picture can't be encoded")) : resolve(blob)),
      "image/jpeg",
      0.85,
    );
  });
}
