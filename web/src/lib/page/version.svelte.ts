/** The script of this page, by the name that tells its content. */
const OWN = document.querySelector("script[type=module][src]")?.getAttribute("src") ?? "";

/** Whether the server has another client by now than the one that runs here. */
class Version {
  old = $state(false);

  constructor() {
    document.addEventListener("visibilitychange", () => !document.hidden && void this.check());
    // A part that is not there any more: the page was built anew.
    addEventListener("vite:preloadError", () => void this.check());
  }

  /** Asks for the page once more: it names the script that belongs to it. */
  async check(): Promise<void> {
    if (!OWN || this.old) return;
    const page = await fetch("/", { cache: "no-store" }).then(
      (answer) => (answer.ok ? answer.text() : ""),
      () => "",
    );
    this.old = page !== "" && !page.includes(OWN);
  }
}

export const version = new Version();
