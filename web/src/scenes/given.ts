import type { Component } from "svelte";

/** A component that has some of its properties already; the others stay alive. */
export function given<Props extends object, Some extends Partial<Props>>(Part: Component<Props>, some: Some): Component<Omit<Props, keyof Some>> {
  const fixed = Object.getOwnPropertyDescriptors(some);
  return ((anchor, props) => Part(anchor, Object.create(props, fixed) as Props)) as Component<Omit<Props, keyof Some>>;
}
