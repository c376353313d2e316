// Plain old script: it must run where nothing else of this page does.
(function () {
  var can =
    "noModule" in document.createElement("script") &&
    window.CSS &&
    CSS.supports("width", "1cqw") &&
    CSS.supports("color", "color-mix(in oklab, red, blue)") &&
    CSS.supports("selector(:has(a))") &&
    [].toSorted &&
    window.HTMLDialogElement;
  if (can) return;
  window.tooOld = true;
  document.getElementById("app").innerHTML =
    '<main style="max-width: 30em; margin: 0 auto; padding: 3em 1.5em; font: 18px/1.5 sans-serif; color: #f6efe3">' +
    '<div lang="en" style="margin-bottom: 2em"><h1>This browser is too old for the table</h1>' +
    "<p>Update it, or open this page in another one: Safari 16.2, Chrome or Edge 111, Firefox 121, or anything newer.</p></div>" +
    '<div lang="nl"><h1>Deze browser is te oud voor de tafel</h1>' +
    "<p>Werk hem bij, of open deze pagina in een andere: Safari 16.2, Chrome of Edge 111, Firefox 121, of nieuwer.</p></div></main>";
  document.body.style.background = "#17101f";
})();
