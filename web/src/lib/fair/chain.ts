import { hashOf } from "./sha256";

/** More than there can be draws: each that comes to nothing leaves somebody out, and a table has at most 16 seats. */
const LINKS = 20;

/** A seat's values, last one first: each is the hash, and so the promise, of the one before it. */
function chain(root: string): string[] {
  const links = [hashOf(root)];
  while (links.length <= LINKS) links.push(hashOf(links.at(-1) ?? ""));
  return links;
}

/** What binds this browser before it opens anything. */
export const promiseOf = (root: string): string => chain(root).at(-1) ?? "";

/** The value that a promise is the hash of; nothing when the promise is not ours. */
export function valueFor(root: string, promise: string): string | undefined {
  const links = chain(root);
  const at = links.indexOf(promise);
  return at > 0 ? links[at - 1] : undefined;
}
