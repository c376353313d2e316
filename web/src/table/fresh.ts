import { getContext, setContext } from "svelte";

const KEY = Symbol("fresh");
const NONE: ReadonlySet<string> = new Set();

/** Around one device: the keys of the cards that came into the open hand since its owner said that they have seen it. */
export function shareFresh(keys: () => ReadonlySet<string>): void {
  setContext(KEY, keys);
}

export function useFresh(): () => ReadonlySet<string> {
  return getContext<(() => ReadonlySet<string>) | undefined>(KEY) ?? (() => NONE);
}
