/** Thrown when the program contradicts itself; caught only at a runtime's boundary. */
export class BrokenInvariant extends Error {
  override readonly name = "BrokenInvariant";
}
