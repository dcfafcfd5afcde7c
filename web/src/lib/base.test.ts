import { describe, expect, it } from "vitest";
import { at, pathAt } from "./base";

const SOURCES = import.meta.glob<string>("../**/*.{svelte,ts}", {
  query: "?raw",
  import: "default",
  eager: true,
});

describe("the path below which Skald lives", () => {
  it("is nothing where no server says otherwise", () => {
    expect(at("/tables")).toBe("/tables");
    expect(pathAt("/table/x")).toBe("/table/x");
    expect(pathAt("/")).toBe("/");
  });

  it("is taken off the addresses of the browser", () => {
    expect(pathAt("/skald", "/skald")).toBe("/");
    expect(pathAt("/skald/", "/skald")).toBe("/");
    expect(pathAt("/skald/table/x", "/skald")).toBe("/table/x");
    expect(pathAt("/skaldic/table/x", "/skald")).toBeNull();
    expect(pathAt("/", "/skald")).toBeNull();
  });

  it("is part of every address that a page names", () => {
    const bare = /href=("\/|\{`\/|\{"\/)|fetch\(["`]\/|location\.host\}\//;
    const files = Object.entries(SOURCES).filter(([name]) => !/(test|harness)\.ts$/.test(name));
    const found = files.filter(([, text]) => bare.test(text)).map(([name]) => name);
    expect(files.length).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });
});
