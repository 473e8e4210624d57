/** Words of each language that make a statement of what would else be a row of things. */
const stating: Readonly<Record<string, string>> = {
  de: 'wir|ich|unser\\p{L}*|mein\\p{L}*|ist|sind|wird|werden|hat|haben|gibt|kommt|kommen',
  fr: "nous|notre|nos|je|mon|ma|mes|est|sont|a|ont|vient|viennent|c['’]est",
  es: 'nosotr[oa]s|nuestr[oa]s?|mi|mis|es|son|tenemos|hay|habrá|hacemos|somos|viene|vienen',
  it: 'noi|nostr[oaie]|mio|mia|è|sono|abbiamo|ha|siamo|facciamo|viene|vengono',
  pt: 'nós|noss[oa]s?|meu|minha|é|são|temos|fazemos|somos|vem|vêm|há',
  nl: 'wij|we|ons|onze|ik|mijn|is|zijn|heeft|hebben|komt|komen',
  pl: 'nasz\\p{L}*|moj\\p{L}*|mój|jest|są|mamy|robimy|jesteśmy|pochodzi',
};

const tests = new Map(
  Object.entries(stating).map(([language, words]) => [
    language,
    new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu'),
  ]),
);

/**
 * Whether words in a language state something: "La pâte a levé deux jours" does, "cerámica hecha a mano" does not, though "a"
 * is a verb in French.
 */
export const statesSomething = (text: string, language: string): boolean =>
  tests.get(language)?.test(text) ?? false;
