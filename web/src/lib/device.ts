const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/(Firefox|FxiOS)\//, "Firefox"],
  [/(Chrome|Chromium|CriOS)\//, "Chrome"],
  [/Safari\//, "Safari"],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, "Android"],
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

/** What a person will know this device by among others: “Firefox, Android”. */
export function deviceName(
  agent: string = typeof navigator === "undefined" ? "" : navigator.userAgent,
): string {
  return [BROWSERS, SYSTEMS]
    .map((known) => known.find(([sign]) => sign.test(agent))?.[1] ?? "")
    .filter(Boolean)
    .join(", ");
}
