import { on as listen } from "svelte/events";

/** Marks a row that is swiped with `data-more`: `before` and `after` name the ends beyond which there is more. */
export function edges(row: HTMLElement): () => void {
  const look = () => {
    const { scrollLeft: before, scrollWidth, clientWidth } = row;
    const after = scrollWidth - clientWidth - before;
    row.dataset.more = [before > 1 ? "before" : "", after > 1 ? "after" : ""].join(" ").trim();
  };
  const sizes = new ResizeObserver(look);
  const children = new MutationObserver(() => {
    sizes.disconnect();
    for (const one of [row, ...row.children]) sizes.observe(one);
    look();
  });
  sizes.observe(row);
  for (const one of row.children) sizes.observe(one);
  children.observe(row, { childList: true });
  const off = listen(row, "scroll", look);
  return () => {
    off();
    sizes.disconnect();
    children.disconnect();
  };
}
