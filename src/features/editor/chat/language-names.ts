const names = new Intl.DisplayNames('en', { type: 'language' });

/** Languages offered when a site's language is corrected, as BCP 47 subtags. */
const offered =
  'en ar bg cs da de el es fa fi fr he hi hr hu id it ja ko nb nl pl pt ro ru sk sr sv th tr uk ur vi zh'.split(
    ' ',
  );

/** `Portuguese` for `pt`; the subtag itself when it has no name. */
export function nameLanguage(subtag: string): string {
  try {
    return names.of(subtag) ?? subtag;
  } catch {
    return subtag; // not a language tag at all
  }
}

/** The languages to choose from, by name, the current one among them. */
export function listLanguages(
  current: string,
): readonly { readonly value: string; readonly label: string }[] {
  return [...new Set([current, ...offered])]
    .map((value) => ({ value, label: nameLanguage(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
}
