const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** When something happened or will, in the words of a language: “2 hours ago”, “now”, “in 3 days”. */
export function ago(then: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const passed = then - now;
  for (const [unit, length] of STEPS) {
    // What is three days less a moment ahead is not in two days.
    const count = passed > 0 ? Math.round(passed / length) : Math.trunc(passed / length);
    if (count !== 0) return format.format(count, unit);
  }
  return format.format(0, "second");
}
