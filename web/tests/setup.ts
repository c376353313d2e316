import { beforeEach, vi } from "vitest";

// happy-dom has no Web Animations: what travels is simply there.
Element.prototype.animate = () =>
  ({ finished: Promise.resolve(), cancel: () => undefined, onfinish: null, currentTime: 0 }) as unknown as Animation;
Element.prototype.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

beforeEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});
