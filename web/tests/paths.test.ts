import { describe, expect, it } from "vitest";
import { onGrid } from "../plugins/paths.ts";

describe("a path on a grid", () => {
  it("rounds its places and writes no command twice", () => {
    expect(onGrid("M10.4 20.6L30.5,40.49H-.4V7.9Z", 0)).toBe("M10 21 31 40H0V8Z");
    expect(onGrid("M10.44 20.66c1.23 2.34 3.45 4.56 5.67 6.78z", 1)).toBe("M10.4 20.7c1.3 2.3 3.5 4.5 5.7 6.7z");
  });

  it("never carries an error on, however many steps there are", () => {
    const steps = "l.4.4".repeat(100);
    const [, ...numbers] = [...onGrid(`m0 0${steps}`, 0).matchAll(/-?\d+/g)].map(([number]) => Number(number));
    const across = numbers.slice(1).filter((_, index) => index % 2 === 0);
    expect(across.reduce((sum, step) => sum + step, 0)).toBe(40);
  });

  it("reads flags that stand together, and goes on from where a closed line began", () => {
    expect(onGrid("M0 0a5.25 5.25 0 01.6.6", 0)).toBe("M0 0a5.3 5.3 0 0 1 1 1");
    expect(onGrid("M1.6 1.6l5 5zl1 1", 0)).toBe("M2 2l5 5zl1 1");
  });

  it("says what it cannot read", () => {
    expect(() => onGrid("M0 0X1", 0)).toThrow(/No command "X"/);
    expect(() => onGrid("M0", 0)).toThrow(/No number/);
  });
});
