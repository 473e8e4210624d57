import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { overlaps } from '../../words/slot-spans';

const bare =
  /^(?:oficinas?|officin[ae]|taller(?:es)?|garages?|werkplaats(?:en)?|warsztaty?|atölye|werkstatt|werkstätten)$/iu;
const vehicles =
  /\b(?:coches?|autos?|automo\p{L}*|autó\p{L}*|carros?|motos?|veh\p{L}+|véh\p{L}+|veíc\p{L}+|voitures?|mec[áaâ]n\p{L}*|mécan\p{L}*|meccan\p{L}*|motor\p{L}*|pneu\p{L}*|neum\p{L}*|gomm\p{L}*|freni?|frenos?|freins?|travões|freios?|aceite|olio|óleo|itv|revisi\p{L}+|révisi\p{L}+|tagliand\p{L}*|carrozz\p{L}*|carross\p{L}*|chapa|bici\p{L}*|vélos?|scooters?|camion\p{L}*|camión|caminh\p{L}*|banden|remmen|apk|samochod\p{L}*|aut[ao]?|opon\p{L}*|rower\p{L}*|araba|oto|lastik|kfz|reifen|ölwechsel|tüv)(?!\p{L})/iu;

/** "oficina de acordeões", "Officina del Vento, costruiamo aquiloni": a workshop, and cars in it only where one is spoken of. */
export function kindOfWorkshop(brief: Brief): Brief {
  const { kind, prompt } = brief;
  if (kind.value !== 'auto' || kind.spans.length === 0) return brief;
  const isBare = kind.spans.every(({ start, end }) => bare.test(prompt.slice(start, end)));
  return isBare && !vehicles.test(prompt) ? { ...brief, kind: { value: 'unknown', spans: [] } } : brief;
}

const being =
  /^(?:es|son|soy|somos|è|sono|siamo|est|sont|suis|ist|sind|bin|é|são|sou|is|zijn|ben|jest|są|jestem)\s(?=\S{3})/i;
const relative =
  /(?<![\p{L}])(?:mi|mon|ma|mio|mia|meu|minha)\s(?<who>\p{Ll}+),?\s(?:que|qui|che)\s(?:es|é|è|est|fa il|fa la|hace de|trabaja de|trabalha como|travaille comme)\s(?:una?\s|un\s|uma?\s)?(?<what>\p{Ll}[\p{L} ’'-]{3,40}?)(?=\s(?:en|em|à|a|in|au|y|e|et)\s|[,.;:\n]|$)/iu;
/** "mi primo que es afilador de cuchillos": what somebody is, and neither whose cousin nor the word that says so. */
export function offerBehindVerb(brief: Brief): Brief {
  const { offer, prompt } = brief;
  if (!offer) return brief;
  const found = /\s(?:que|qui|che)\s/i.test(prompt) ? relative.exec(prompt) : null;
  const { who = '', what } = found?.groups ?? {};
  if (found && what !== undefined && offer.value.toLowerCase() === who.toLowerCase()) {
    const start = found.index + found[0].lastIndexOf(what);
    return { ...brief, offer: { value: what, spans: [{ start, end: start + what.length }] } };
  }
  return being.test(offer.value)
    ? { ...brief, offer: { ...offer, value: offer.value.replace(being, '') } }
    : brief;
}

const kin =
  'vader|moeder|zoon|dochter|broer|zus|[Vv]ater|[Mm]utter|[Ss]ohn|[Tt]ochter|[Bb]ruder|[Ss]chwester|père|mère|fils|fille|frère|sœur|padre|madre|hijo|hija|hermano|hermana|figlio|figlia|fratello|sorella|pai|mãe|filho|filha|irmão|irmã|ojciec|matka|syn|córka|brat|siostra|baba|anne|oğul|kız|kardeş';
const family = new RegExp(
  String.raw`(?<![\p{L}])(?<one>${kin})\s(?<first>\p{Lu}\p{L}+)\s(?:en|und|et|y|e|i|ve)\s(?<other>${kin})\s(?<second>\p{Lu}\p{L}+)`,
  'iu',
);
/** Without folding: only where two of a family are joined the long pattern is asked. */
const joined = new RegExp(String.raw`\s(?:en|und|et|y|e|i|ve)\s(?:${kin})\s`, 'u');
const trade =
  /^(?<noun>\p{Lu}\p{L}*(?:makerij|smederij|bakkerij|slagerij|wasserij|weverij|erei|werkstatt|manufaktur))(?=\s)/u;

/** "Vader Gerrit en zoon Bas": two people, and nothing on offer. */
export function familyInRow(brief: Brief): Brief {
  const isJoined = joined.test(brief.prompt) && brief.items.every(({ value }) => value.section !== 'team');
  const found = isJoined ? family.exec(brief.prompt) : null;
  const { one, first, other, second } = found?.groups ?? {};
  if (!found || !one || !first || !other || !second) return brief;
  const spans = [{ start: found.index, end: found.index + found[0].length }];
  const isFree = ({ spans: of }: Slot<unknown>): boolean => of.length === 0 || !overlaps(of, spans);
  const person = (name: string, role: string): Slot<ListedItem> => ({
    value: {
      section: 'team',
      name,
      note: role.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(brief.spoken)),
    },
    spans,
  });
  const noun = trade.exec(brief.name?.value ?? '')?.groups?.['noun'];
  const isOffered = brief.offer !== null && !isFree(brief.offer);
  return {
    ...brief,
    offer: isOffered
      ? noun === undefined
        ? null
        : { value: noun, spans: brief.name?.spans ?? [] }
      : brief.offer,
    phrases: brief.phrases.filter(isFree),
    parts: brief.parts.filter(isFree),
    items: [...brief.items.filter(isFree), person(first, one), person(second, other)],
  };
}
