/** The languages of the catalogue, by their own names. */
export const LANGUAGES = { en: "English", de: "Deutsch", pl: "Polski" } as const;

export type Language = keyof typeof LANGUAGES;

/** The first of the reader's languages that we speak, else English. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.slice(0, 2).toLowerCase();
    if (language in LANGUAGES) return language as Language;
  }
  return "en";
}
