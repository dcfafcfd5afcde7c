import { freeMarkers } from "./position";
import { PLACES, type View } from "./wire";

/** A marker on its way from one region to another. */
export interface Flight {
  seat: number;
  from: number;
  to: number;
}

/** The ways that markers have gone between two views: what is missing here has come there. */
export function flightsBetween(before: View, after: View): Flight[] {
  if (before.seats.length !== after.seats.length) return [];
  return after.seats.flatMap(({ seat }) => {
    const change = (place: number): number =>
      freeMarkers(after, seat, place) - freeMarkers(before, seat, place);
    const places = Array.from({ length: PLACES - 1 }, (_, n) => n + 1);
    const left = places.filter((place) => change(place) < 0);
    const come = places.filter((place) => change(place) > 0);
    const from = left[0];
    if (left.length !== 1 || from === undefined) return [];
    return come.map((to) => ({ seat, from, to }));
  });
}
