// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { testBoard } from "../../harness/boards";
import { freeMarkers } from "./position";
import type { View } from "./wire";

const REGIONS = [1, 2, 3, 4, 5, 6, 7, 8];
const textOf = ({ textContent }: Element): string => textContent;

testBoard<View>("ice-garden", {
  also: (board, fixture) => {
    const { view } = fixture;
    const seats = view.seats.map(({ seat }) => seat);

    it("shows every region, seat, unit and flake of snow", () => {
      const count = (selector: string): number => board().all(selector).length;
      expect(board().targetsOf("region")).toEqual(REGIONS.map((place) => `region:${place}`));
      expect(board().targetsOf("seat")).toEqual(seats.map((seat) => `seat:${seat}`));
      expect(count("g.unit")).toBe(view.unit_at.filter((place) => place > 0).length);
      expect(count(".snow .fallen")).toBe(view.snow);
      expect(count(".snow .flakes i")).toBe(view.snow_limit);
    });

    it("shows how many markers lie where", () => {
      const shown = (seat: number, place: number): string[] =>
        board().all(`[data-target="piece:${seat}:inf:${place}"] text`).map(textOf);
      for (const seat of seats) {
        const counts = REGIONS.map((place) => freeMarkers(view, seat, place));
        expect(REGIONS.map((place) => shown(seat, place).join())).toEqual(
          counts.map((count) => (count ? String(count) : "")),
        );
      }
    });

    it("shows the points of every seat", () => {
      const shown = seats.map((seat) => board().all(`[data-target="points:${seat}"] text`));
      expect(shown.map((texts) => texts.map(textOf))).toEqual(
        view.seats.map(({ score = 0 }) => [String(score)]),
      );
    });
  },
});
