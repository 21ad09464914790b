import * as buffer from "node:buffer";
import { pictureFile } from "../../e2e/fixtures/picture-files.ts";
import { indexedDB } from "./empty-database.ts";

/**
 * What every browser has and a document without one lacks. Nothing is drawn here: an element has the size of a
 * monitor, and a row of a list that draws only what is in sight has the height that such a list expects.
 */
const monitor = { width: 1280, height: 720 };
const rowHeight = 197;

const heightOf = (element: Element): number => (element.hasAttribute("data-index") ? rowHeight : monitor.height);

class SizeOnce implements ResizeObserver {
  readonly #tell: ResizeObserverCallback;

  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
  }

  observe(target: Element): void {
    const contentRect = target.getBoundingClientRect();
    const boxes = [{ inlineSize: contentRect.width, blockSize: contentRect.height }];
    const entry = {
      target,
      contentRect,
      borderBoxSize: boxes,
      contentBoxSize: boxes,
      devicePixelContentBoxSize: boxes,
    };
    queueMicrotask(() => this.#tell([entry], this));
  }

  unobserve(): void {}

  disconnect(): void {}
}

/** No list here asks for more when its end comes in sight. */
class NothingInSight implements Pick<IntersectionObserver, "observe" | "unobserve" | "disconnect"> {
  observe(): void {}

  unobserve(): void {}

  disconnect(): void {}
}

/** Style sheets are neither kept nor read: that takes seconds for each screen, and what they say is proven in a browser. */
CSSStyleSheet.prototype.insertRule = () => 0;
const noStyle = document.createElement("i").style;
const ownStyle = (element: Element): CSSStyleDeclaration =>
  element.hasAttribute("style") && (element instanceof HTMLElement || element instanceof SVGElement)
    ? element.style
    : noStyle;

/** Nothing is drawn of a picture either: each is the same pixel. */
const onePixel = (): Promise<ImageBitmap> => Promise.resolve({ width: 1, height: 1, close: () => undefined });
HTMLCanvasElement.prototype.getContext = () => null;
HTMLCanvasElement.prototype.toBlob = (take) => take(new Blob([pictureFile.buffer], { type: pictureFile.mimeType }));

const deprecated = { onchange: null, addListener: () => undefined, removeListener: () => undefined };
const onMonitor = (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), { matches: false, media, ...deprecated });

const sizes = {
  offsetWidth: () => monitor.width,
  clientWidth: () => monitor.width,
  offsetHeight: heightOf,
  clientHeight: heightOf,
};
for (const [name, size] of Object.entries(sizes)) {
  const get = function get(this: Element): number {
    return size(this);
  };
  Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get });
}
Element.prototype.getBoundingClientRect = function getBoundingClientRect() {
  return new DOMRect(0, 0, monitor.width, heightOf(this));
};
/** A shortcut works what has a place on the screen. */
Element.prototype.getClientRects = function getClientRects() {
  const boxes = [this.getBoundingClientRect()];
  return Object.assign(boxes, { item: (place: number) => boxes[place] ?? null });
};
/** Of the names here, none has a letter that a selector would read otherwise but those of an id. */
const escapeName = (name: string): string => name.replaceAll(/[^\w-]/gu, String.raw`\$&`);
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.scrollTo = () => undefined;
Element.prototype.checkVisibility = () => true;
/** Those that `fetch` can send; of the document's own it would send the name. */
const { constructor: FormData } = await new Response(new URLSearchParams()).formData();
Object.assign(window, {
  Blob: buffer.Blob,
  File: buffer.File,
  FormData,
  CSS: { escape: escapeName, supports: () => false },
  createImageBitmap: onePixel,
  matchMedia: onMonitor,
  getComputedStyle: ownStyle,
  scrollTo: () => undefined,
  ResizeObserver: SizeOnce,
  IntersectionObserver: NothingInSight,
});
Object.assign(globalThis, {
  CSS: { escape: escapeName, supports: () => false },
  indexedDB,
  matchMedia: onMonitor,
  getComputedStyle: ownStyle,
  ResizeObserver: SizeOnce,
  IntersectionObserver: NothingInSight,
});
