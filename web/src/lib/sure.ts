/** What must be there by the rules or by construction. Its lack is a mistake, and told at once. */

/** The entry with this number of a list that has one. */
export function nth<T>(list: readonly T[], n: number): T {
  return sure(list[n], `entry ${n} of ${list.length}`);
}

/** The last entry of a list that is not empty. */
export function lastOf<T>(list: readonly T[]): T {
  return nth(list, list.length - 1);
}

/** A value that is not missing. */
export function sure<T>(value: T | null | undefined, what = "what must be there"): T {
  if (value === undefined || value === null) throw new Error(`missing: ${what}`);
  return value;
}
