import { describe, expect, it } from "vitest";
import { routeOf } from "./routes";

describe("routeOf", () => {
  it("knows every page", () => {
    expect(routeOf("/")).toEqual({ page: "start" });
    expect(routeOf("/new/northgard")).toEqual({ page: "new", game: "northgard" });
    expect(routeOf("/table/m28wrys")).toEqual({ page: "table", id: "m28wrys" });
    expect(routeOf("/tables/")).toEqual({ page: "tables" });
    expect(routeOf("/replay/m28wrys")).toEqual({ page: "replay", id: "m28wrys" });
    expect(routeOf("/learn/ice-garden")).toEqual({ page: "learn", game: "ice-garden" });
  });

  it("finds one rule by link, or the whole book", () => {
    expect(routeOf("/rules/ice-garden")).toEqual({ page: "rules", game: "ice-garden", rule: null });
    expect(routeOf("/rules/ice-garden/IG-MOVE-01")).toMatchObject({ rule: "IG-MOVE-01" });
  });

  it("opens the rules without a game, as people type it", () => {
    expect(routeOf("/rules")).toEqual({ page: "rules", rule: null });
    expect(routeOf("/rules/")).toEqual({ page: "rules", rule: null });
  });

  it.each([
    "/new/Chess!",
    "/new",
    "/table",
    "/tables/7",
    "/rules/northgard/A/B",
    "/%E0%A4%A",
    "/settings/x",
  ])("does not invent a page for %s", (path) => expect(routeOf(path)).toEqual({ page: "unknown" }));
});
