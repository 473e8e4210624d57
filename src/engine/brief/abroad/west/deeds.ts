import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';

const us = String.raw`(?<![\p{L}])(?:(?:nosotros|nous|on|wir|nós|noi|eu|io|ich|je|yo)\s)?(?:también\s|aussi\s|auch\s|também\s|anche\s)?`;
const object = String.raw`\s(?<what>(?:los\s|las\s|les\s|des\s|die\s|os\s|as\s|i\s|le\s|gli\s)?\p{L}[\p{L}-]{2,}(?:\s(?!(?:tous|toutes|todos|todas|tutti|tutte|alle|mais|pero|ma|mas|aber|le|la|au|aux|chez|pas|nicht|non|não|y|e|et|und|con|avec|mit|com|en|in|a|à|o|ou|oder|para|pour|für|per|desde|seit|depuis|da|que|qui|che|los|il|el)(?!\p{L}))[\p{L}-]{2,}){0,3})`;
const deed = (verbs: string): RegExp => new RegExp(`${us}(?:${verbs})${object}`, 'giu');

/** What somebody says to do, as a list of services says it: "reparamos bicis" is "Reparación de bicis". */
const deeds: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  es: [
    [deed('repar(?:amos|o)|arregl(?:amos|o)'), 'Reparación de'],
    [deed('instal(?:amos|o)'), 'Instalación de'],
    [deed('alquil(?:amos|o)|rentamos'), 'Alquiler de'],
    [deed('fabric(?:amos|o)'), 'Fabricación de'],
    [deed('limpi(?:amos|o)'), 'Limpieza de'],
    [deed('restaur(?:amos|o)'), 'Restauración de'],
    [deed('organiz(?:amos|o)'), 'Organización de'],
  ],
  fr: [
    [deed('répar(?:ons|e)'), 'Réparation de'],
    [deed('install(?:ons|e)'), 'Installation de'],
    [deed('lou(?:ons|e)'), 'Location de'],
    [deed('fabriqu(?:ons|e)'), 'Fabrication de'],
    [deed('nettoy(?:ons)|nettoie'), 'Nettoyage de'],
    [deed('restaur(?:ons|e)'), 'Restauration de'],
  ],
  de: [
    [deed('repariere?n?'), 'Reparatur von'],
    [deed('vermieten?|verleihen?|verleihe'), 'Verleih von'],
    [deed('montieren?|baue?n? ein'), 'Montage von'],
    [deed('reinige?n?'), 'Reinigung von'],
    [deed('restauriere?n?'), 'Restaurierung von'],
  ],
  pt: [
    [deed('consert(?:amos|o)|repar(?:amos|o)|arranj(?:amos|o)'), 'Reparação de'],
    [deed('instal(?:amos|o)'), 'Instalação de'],
    [deed('alug(?:amos|o)'), 'Aluguer de'],
    [deed('fabric(?:amos|o)'), 'Fabrico de'],
    [deed('limp(?:amos|o)'), 'Limpeza de'],
    [deed('restaur(?:amos|o)'), 'Restauro de'],
  ],
  it: [
    [deed('ripar(?:iamo|o)|aggiust(?:iamo|o)'), 'Riparazione di'],
    [deed('install(?:iamo|o)|mont(?:iamo|o)'), 'Installazione di'],
    [deed('noleggi(?:amo|o)'), 'Noleggio di'],
    [deed('produc(?:iamo|o)'), 'Produzione di'],
    [deed('pul(?:iamo)|pulisco'), 'Pulizia di'],
    [deed('restaur(?:iamo|o)'), 'Restauro di'],
  ],
};
const brazil: Readonly<Record<string, string>> = {
  'Reparação de': 'Conserto de',
  'Aluguer de': 'Aluguel de',
  'Fabrico de': 'Fabricação de',
  'Restauro de': 'Restauração de',
};
const selling = new Set<SiteKind>([
  'restaurant',
  'cafe',
  'bar',
  'bakery',
  'hotel',
  'saas',
  'mobile-app',
  'cv',
]);
/** "Reparatur von Fahrrädern": what is mended is many, and stands bent behind "von". */
export const dative = (noun: string): string =>
  /^\p{Lu}\p{Ll}{2,}(?:e|er|el)$/u.test(noun) ? `${noun}n` : noun;
const article = /^(?:los|las|les|des|die|os|as|i|le|gli)\s/iu;

/** "reparamos bicis, vendemos refacciones": what is done stands among the services under its noun. */
export function deedsOf(brief: Brief): Brief {
  const { prompt, spoken, kind, items } = brief;
  if (selling.has(kind.value) || items.some(({ value }) => value.price !== undefined)) return brief;
  const isBrazil = spoken === 'pt' && /(?<!\p{L})(?:pra|você|conserta|whats|zap|r\$)(?!\p{L})/iu.test(prompt);
  const found = (deeds[spoken] ?? []).flatMap(([pattern, noun]) =>
    [...prompt.matchAll(pattern)].flatMap((match): Slot<ListedItem>[] => {
      const what = (match.groups?.['what'] ?? '').trim().replace(article, '');
      const said = (isBrazil ? brazil[noun] : undefined) ?? noun;
      const bent = spoken === 'de' ? dative(what) : what;
      const joined =
        spoken === 'fr' &&
        /^(?:[aeiouéèê]|h(?:abit|armoni|élic|erb|istoir|ommes|orlog|ôtel|uil|uîtr))/iu.test(what)
          ? `${said.slice(0, -1)}’`
          : `${said} `;
      const start = match.index + match[0].search(/\S/u);
      return what.length < 3
        ? []
        : [
            {
              value: { section: 'services', name: `${joined}${bent}` },
              spans: [{ start, end: match.index + match[0].length }],
            },
          ];
    }),
  );
  if (found.length === 0) return brief;
  const isSaid = (slot: Slot<unknown>): boolean =>
    found.some(({ spans: [span] }) =>
      slot.spans.some((one) => span && one.start < span.end && one.end > span.start),
    );
  return {
    ...brief,
    items: [...items.filter((item) => !isSaid(item)), ...found].toSorted(
      (one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0),
    ),
    parts: brief.parts.filter((part) => !isSaid(part)),
    phrases: brief.phrases.filter((phrase) => !isSaid(phrase)),
  };
}
