import type { Brief } from '@/domain/site/brief';
import { lean } from '../../words/lean-letters';

const comfort = lean(
  /^(?:wi-?fi|wlan|aceita\p{L}*|admit\p{L}*|acept\p{L}*|accept\p{L}*|ammess\p{L}*|hunde?(?:freundlich| willkommen| erlaubt)|pet[- ]?friendly|perros|chiens|cani|terra[sz]\p{L}*|esplanada|garten|jard[ií]n|jardim|giardino|parking|parkpl\p{L}*|estacionamento|kinderstuhl|spielecke|zona infantil|espace enfants|musique live|música (?:en directo|ao vivo)|live-?musik|musica dal vivo)(?!\p{L})/iu,
);
/** "wifi, aceita cães": what guests find there is nothing to eat. */
export const comfortsOfCafe = (brief: Brief): Brief => {
  const isComfort = ({ value }: Brief['items'][number]): boolean =>
    value.section === 'menu' && value.price === undefined && comfort.test(value.name);
  return !brief.items.some(isComfort)
    ? brief
    : {
        ...brief,
        items: brief.items.map((item) =>
          isComfort(item) ? { ...item, value: { ...item.value, section: 'amenities' as const } } : item,
        ),
        sections: brief.sections.some(({ value }) => value === 'amenities')
          ? brief.sections
          : [...brief.sections, { value: 'amenities' as const, spans: [] }],
      };
};

const caterer = /(?<!\p{L})(?:traiteur|catering|caterer|partyservice|buffets?|banqueting)(?!\p{L})/iu;
const occasion =
  /^(?:mariages?|entreprises?|anniversaires?|bapt[eê]mes?|s[eé]minaires?|bodas?|empresas?|cumplea[nñ]os|comuniones|eventos?(?: .*)?|hochzeiten?|firmen\p{L}*|geburtstage?|feiern|feste|casamentos?|anivers[aá]rios?|matrimoni|aziende|compleanni|feste private|cerimonie|cocktails?|événements?(?: .*)?)$/iu;
/** "traiteur, mariages, entreprises": whom one cooks for is no dish, and nobody reserves a table there. */
export function occasionsOfCaterer(brief: Brief): Brief {
  if (brief.kind.value !== 'restaurant' || !caterer.test(brief.offer?.value ?? '')) return brief;
  const isOccasion = ({ value }: Brief['items'][number]): boolean =>
    value.section === 'menu' && occasion.test(value.name);
  const isAsked = brief.sections.some(({ value, spans }) => value === 'booking' && spans.length > 0);
  const items = brief.items.map((item) =>
    isOccasion(item) ? { ...item, value: { ...item.value, section: 'services' as const } } : item,
  );
  return {
    ...brief,
    items,
    excluded: isAsked ? brief.excluded : [...brief.excluded, { value: 'booking' as const, spans: [] }],
  };
}
