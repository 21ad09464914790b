// jsdom draws nothing, so nothing that is asked about its window holds.
const quiet = (media: string): MediaQueryList => {
  const deprecated = { onchange: null, addListener: () => undefined, removeListener: () => undefined };
  return Object.assign(new EventTarget(), { matches: false, media, ...deprecated });
};

if (typeof window === "object") {
  window.matchMedia = quiet;
  Element.prototype.scrollIntoView = () => undefined;
}
