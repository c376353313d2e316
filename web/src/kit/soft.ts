/** Pixels over which what scrolls fades where it goes on. */
export const SOFT = 14;

/** Its upper and lower edge fade as long as there is more beyond them. */
export function soft(list: HTMLElement): () => void {
  const fade = (): void => {
    const above = Math.min(SOFT, list.scrollTop);
    const below = Math.min(SOFT, Math.max(0, list.scrollHeight - list.clientHeight - list.scrollTop - 1));
    list.style.maskImage = `linear-gradient(transparent, #000 ${above}px, #000 calc(100% - ${below}px), transparent)`;
  };
  fade();
  list.addEventListener("scroll", fade);
  const sized = new ResizeObserver(fade);
  sized.observe(list);
  return () => sized.disconnect();
}
