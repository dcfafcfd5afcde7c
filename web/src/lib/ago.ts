const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** How long ago something happened, in the words of a language: “2 hours ago”, “now”. */
export function ago(then: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const passed = then - now;
  for (const [unit, length] of STEPS) {
    if (Math.abs(passed) >= length) return format.format(Math.trunc(passed / length), unit);
  }
  return format.format(0, "second");
}
