/** Puts a text on the clipboard, also where the page is not secure and the browser has no clipboard for it. */
export async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    if (done) return true;
  }
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed";
  field.style.opacity = "0";
  document.body.append(field);
  field.select();
  // The old way is the only one on plain http.
  const done = document.execCommand("copy");
  field.remove();
  return done;
}
