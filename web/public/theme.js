// Runs before anything is drawn, so that a dark page never flashes light.
(function () {
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("skald.settings")) || {};
  } catch {
    // Nothing is kept: the system decides.
  }
  var dark =
    kept.theme === "dark" ||
    (kept.theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  if (kept.language) document.documentElement.lang = kept.language;
})();
