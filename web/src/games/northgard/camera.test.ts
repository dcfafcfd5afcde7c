import { describe, expect, it } from "vitest";
import { Camera, type Bounds } from "./camera.svelte";

const BOUNDS: Bounds = { west: 0, north: 0, east: 2000, south: 1000 };

function camera(): Camera {
  const made = new Camera();
  [made.width, made.height, made.scale, made.x, made.y] = [400, 300, 0.5, 500, 500];
  return made;
}

describe("a camera that follows what happens", () => {
  it("stays where it is while something of it is in sight", () => {
    const still = camera();
    still.reveal(
      [
        [1900, 100],
        [600, 550],
      ],
      BOUNDS,
    );
    expect([still.x, still.y, still.gliding]).toEqual([500, 500, false]);
  });

  it("glides to what is out of sight, but not beyond the map", () => {
    const following = camera();
    following.reveal([[1990, 500]], BOUNDS);
    expect(following.sees([1500, 500])).toBe(true);
    expect(following.x).toBeLessThan(1990);
    expect(following.gliding).toBe(true);
  });

  it("is not thought to be moved by a person", () => {
    const following = camera();
    following.reveal([[1600, 500]], BOUNDS);
    expect([following.x, following.y, following.moved]).toEqual([1600, 500, false]);
  });
});
