import { describe, expect, it } from "vitest";
import { fixture } from "../../harness/fixtures";
import { inOrder } from "./position";
import type { Content, View } from "./wire";

const { view, content } = fixture<View, Content>("icegarden/order-4.json");

/** The boxes with order tokens on some of influence, move, mountain, raven and making. */
const shown = (...tokens: number[]): string[] =>
  inOrder({ ...view, order_token: [0, ...tokens] }, content.boxes).map(({ id }) => id);

describe("boxes in order", () => {
  it("are as printed in the basic game", () => {
    expect(shown(1, 2, 3, 4, 5)).toEqual(content.boxes.map(({ id }) => id));
  });

  it("are as their tokens say in the advanced game, between those that never move", () => {
    expect(shown(5, 3, 1, 2, 4)).toEqual([
      ...["viper", "mountain", "raven", "move", "making", "influence"],
      ...["activation", "vuko"],
    ]);
  });

  it("come last of these while their tokens are lifted", () => {
    expect(shown(0, 0, 0, 2, 1).slice(1, 6)).toEqual([
      ...["making", "raven", "influence", "move", "mountain"],
    ]);
  });
});
