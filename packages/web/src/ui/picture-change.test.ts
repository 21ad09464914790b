import { accepted, refused } from "@cantina/domain/kernel";
import { expect, test } from "vitest";
import { pictured } from "./picture-change.ts";

const draft = { name: "Merienda" };
const picture = new Blob(["imagen"]);

test.each([
  { what: "a new picture goes out beside the draft", image: picture, file: picture, removesImage: false },
  { what: "a picture that is taken away is told with it", image: null, file: null, removesImage: true },
  { what: "the picture that there is stays", image: undefined, file: undefined, removesImage: false },
])("$what", ({ image, file, removesImage }) => {
  expect(pictured(accepted(draft), image)).toEqual(accepted({ draft, file, removesImage }));
});

test("what the rules refuse is refused as it is", () => {
  expect(pictured(refused({ name: "MISSING" }), picture)).toEqual(refused({ name: "MISSING" }));
});
