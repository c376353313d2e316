/** Where we are: the path in pieces, kept in step with the browser's history. */
class Route {
  path = $state(location.pathname);
  query = $state(new URLSearchParams(location.search));

  readonly pieces = $derived(this.path.split("/").filter(Boolean).map(decodeURIComponent));

  constructor() {
    addEventListener("popstate", () => this.read());
  }

  go(to: string, how: "push" | "replace" = "push"): void {
    if (how === "push") history.pushState(null, "", to);
    else history.replaceState(null, "", to);
    this.read();
    scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }
}

export const route = new Route();

/** Use as `onclick={follow}` on a link inside the site: no reload. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  const { pathname, search, hash } = event.currentTarget;
  route.go(pathname + search + hash);
}
