(() => {
  const root = document.documentElement;
  const system = matchMedia("(prefers-color-scheme: dark)");
  const paint = () => {
    let m = root.dataset.colorMode;
    try {
      m = localStorage.getItem("cantina.colorMode");
    } catch {}
    const d = m === "dark" || (m !== "light" && system.matches) ? "dark" : "light";
    root.className = d;
    root.style.colorScheme = d;
  };
  paint();
  // The evening comes; somebody chooses, in this tab or another.
  system.addEventListener("change", paint);
  addEventListener("storage", paint);
})();
