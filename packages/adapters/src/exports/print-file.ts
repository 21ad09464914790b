/** Asks the browser to print a file that it can show. */
export function printFile(file: Blob): void {
  const url = URL.createObjectURL(file);
  const frame = document.createElement("iframe");
  frame.title = "";
  frame.ariaHidden = "true";
  frame.style.cssText = "position:fixed;width:0;height:0;border:0;visibility:hidden";
  frame.addEventListener("load", () => frame.contentWindow?.print());
  frame.src = url;
  document.body.append(frame);
  // Whoever is asked may take their time.
  setTimeout(() => {
    frame.remove();
    URL.revokeObjectURL(url);
  }, 600_000);
}
