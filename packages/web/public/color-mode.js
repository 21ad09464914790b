(() => {
  let m;
  try {
    m = localStorage.getItem("cantina.colorMode");
  } catch {}
  const d = m === "dark" || (m !== "light" && matchMedia("(prefers-color-scheme: dark)").matches) ? "dark" : "light";
  document.documentElement.className = d;
  document.documentElement.style.colorScheme = d;
})();
