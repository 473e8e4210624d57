import type { Brief, Slot, Span } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import { strayedToParts } from './strayed-to-parts';
import { capitalise } from '../../../capitalise';

type Spanned = { readonly spans: readonly Span[] };
const whole = (words: string): RegExp => new RegExp(String.raw`^(?:${words})$`, 'iu');
const textOf = ({ prompt }: Brief, { spans }: Spanned): string =>
  prompt.slice(spans[0]?.start ?? 0, spans[0]?.end ?? 0).trim();
/** A section that a prompt asks for, unless it is asked for already. */
const asking = (brief: Brief, value: SectionType, spans: readonly Span[]): Brief =>
  brief.sections.some((slot) => slot.value === value)
    ? brief
    : { ...brief, sections: [...brief.sections, { value, spans }] };

const selling = new Set(['shop', 'florist', 'product', 'bakery', 'cafe', 'restaurant', 'bar']);
const rest = String.raw`(?: [^,]{2,30})?`;
const service = whole(
  [
    String.raw`(?:aynı gün |hızlı |ücretsiz )?(?:frete|portes|envíos?|reparto|entregas?|livraisons?|lieferung|lieferservice|versand|consegn[ae]|spedizion[ei]|bezorg(?:ing|service)|levering|verzending|dostaw[ay]|wysyłka|teslimat|kargo|(?:ال)?توصيل|משלוח(?:ים)?)${rest}`,
    String.raw`(?:dicas|consejos|conseils|(?:pflege)?tipps|consigli|(?:verzorgings)?tips|porady|bakım önerileri|öneriler|ipuçları|نصائح|טיפים)${rest}`,
  ].join('|'),
);
/** "dicas de cuidado, entregas", "aynı gün teslimat": what a shop does beside its goods is none of them. */
export const servicesNoGoods = (brief: Brief): Brief =>
  selling.has(brief.kind.value) ? strayedToParts(brief, service) : brief;

const anyOffer = whole(
  '(?:unser |das |mein )?(?:angebot|leistungen)|(?:le )?sessioni|(?:as )?sessões|(?:las )?sesiones|(?:les )?séances|(?:les )?prestations|sitzungen|sedute|sessies|sesje|seanslar|(?:ال)?جلسات|(?:ה)?מפגשים',
);
/** "Angebot, Ablauf, Preise": the word for what is on offer asks for its list, and is no row of it. */
export function offerIsNoRow(brief: Brief): Brief {
  const strayed = [
    ...brief.items.filter(({ value }) => value.price === undefined && anyOffer.test(value.name.trim())),
    ...brief.parts.filter(({ value }) => !value.isPage && anyOffer.test(value.title.trim())),
  ];
  const [first] = strayed;
  if (!first) return brief;
  return asking(
    {
      ...brief,
      items: brief.items.filter((item) => !strayed.includes(item)),
      parts: brief.parts.filter((part) => !strayed.includes(part)),
    },
    'services',
    first.spans,
  );
}

const ofHouse = whole(
  '(?:haus|platz|bade)ordnung|normas(?: de la casa| del camping)?|règlement(?: intérieur)?|regulamento|regolamento|huisregels|regulamin|(?:ev )?kuralları?|animations?|animaciones|animazione|animação|freizeit(?:angebot(?:e)?)?|actividades|activités|aktivitäten|attività|atividades|activiteiten|atrakcje|aktiviteler|etkinlikler|الأنشطة|أنشطة|פעילויות',
);
const around = whole(
  "(?:el |l[’']|die |l[’'])?(?:entorno|alrededores|environs|alentours|umgebung|arredores|dintorni|territorio|omgeving|okolica|çevre|المنطقة|הסביבה|סביבה)",
);
const cabin = whole(
  '(?:die |les |los |i |os )?(?:mobil-?homes?|mobilheime|bungal[oó]w?s?|chalets?|tiny ?houses?|(?:camping)?fässer|holzhütten|hütten|cabañas|cabanes|casette|case mobili|lodges?|safaritenten|glamping|domki)',
);
/** "emplacements, mobil-homes": both are slept in, and neither is a comfort of the house. */
const lettings = (brief: Brief): Brief => {
  const cabins = brief.items.filter(({ value }) => value.section === 'amenities' && cabin.test(value.name));
  const asked = brief.sections.find(({ value }) => value === 'rooms');
  if (cabins.length === 0 || brief.items.some(({ value }) => value.section === 'rooms')) return brief;
  const isPitch =
    asked && /platz|plätze|parcela|emplacement|piazzol|lugares|plaats|miejsca/iu.test(textOf(brief, asked));
  const pitch = isPitch
    ? [{ value: { section: 'rooms' as const, name: capitalise(textOf(brief, asked)) }, spans: asked.spans }]
    : [];
  return {
    ...brief,
    items: [
      ...pitch,
      ...brief.items.map((item) =>
        cabins.includes(item) ? { ...item, value: { ...item.value, section: 'rooms' as const } } : item,
      ),
    ],
  };
};

/** "Stellplätze, Platzordnung, Umgebung": rules and what lies around are no comforts of a house. */
export function roundTheHouse(brief: Brief): Brief {
  if (brief.kind.value !== 'hotel') return brief;
  // The copy says more of what lies around in these.
  if (!['es', 'fr', 'de', 'pt', 'it'].includes(brief.spoken))
    return strayedToParts(strayedToParts(lettings(brief), around), ofHouse);
  const near = brief.items.filter(({ value }) => value.price === undefined && around.test(value.name.trim()));
  const [first] = near;
  const left = lettings({ ...brief, items: brief.items.filter((item) => !near.includes(item)) });
  return strayedToParts(first ? asking(left, 'areas', first.spans) : left, ofHouse);
}

const staff = whole(
  '(?:nos |les |nuestros |los |unsere |i nostri |os |onze |nasi |al[- ]?)?(?:entraîneurs|moniteurs|entrenadores|monitores|trainer|trainer:?innen|trainerteam|betreuer|treinadores|allenatori|istruttori|trainers|instructeurs|trenerzy|instruktorzy|lektorzy|nauczyciele|docenten|leraren|profesores|professeurs|lehrer|lehrkräfte|professores|docenti|insegnanti|öğretmenler(?:imiz)?|(?:ال)?معلم(?:ون|ين)|(?:ה)?מורים|antrenörler(?:imiz)?|eğitmenler(?:imiz)?|المدرب(?:ون|ين)|مدربونا|(?:ה)?מאמנים|(?:ה)?מדריכים)',
);
/** "palmarès, entraîneurs, horaires": those who train are people with a face each. */
export function coachesAreTeam(brief: Brief): Brief {
  const found = brief.parts.filter(({ value }) => !value.isPage && staff.test(value.title.trim()));
  const [first] = found;
  return first
    ? asking({ ...brief, parts: brief.parts.filter((part) => !found.includes(part)) }, 'team', first.spans)
    : brief;
}

const fleet = whole(
  '(?:unsere )?fahrzeuge|fuhrpark|(?:nuestros )?vehículos|(?:nos )?véhicules|(?:i nostri )?(?:veicoli|mezzi)|veículos|viaturas|voertuigen|wagenpark|pojazdy|araçlar(?:ımız)?|المركبات|כלי רכב',
);
/** A fire brigade has vehicles to show and none to sell; what else its list names are parts of its page. */
export function fleetForShow(brief: Brief): Brief {
  if (brief.kind.value !== 'nonprofit') return brief;
  const shown = brief.sections.filter((slot) => slot.value === 'listings' && fleet.test(textOf(brief, slot)));
  const first = shown[0]?.spans[0];
  if (!first) return brief;
  const isListed = ({ spans }: Spanned): boolean =>
    spans.some(({ start, end }) => start < first.start + 160 && end > first.start - 90);
  const rows = brief.phrases.filter(
    (slot) => isListed(slot) && /^[\p{L}-]{4,}(?:\s[\p{L}-]+){0,2}$/u.test(slot.value),
  );
  const titles: Slot<string>[] = [
    ...rows,
    ...shown.map((slot) => ({ value: textOf(brief, slot), spans: slot.spans })),
  ].toSorted((one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0));
  return {
    ...brief,
    sections: brief.sections.filter((slot) => !shown.some((one) => one === slot)),
    phrases: brief.phrases.filter((slot) => !rows.includes(slot)),
    parts: [
      ...brief.parts,
      ...titles.map(({ value, spans }) => ({
        value: { title: capitalise(value), isPage: false },
        spans,
      })),
    ],
  };
}

const healing = new Set(['veterinary', 'dentist', 'clinic', 'therapist']);
const urgent =
  /(?<=[,:]\s|(?<!\p{L})(?:und|mit|y|con|et|avec|e|com|en|met|i|z|ve)\s)(?<what>(?:notdienst|notfälle|urgencias|urgences|urgências|emergenze|pronto soccorso|spoed(?:gevallen|dienst)?|nagłe przypadki|acil(?: durumlar)?)(?:\s24\s?(?:h|horas|ore|heures|uur))?)(?=[,.;]|\s(?:und|y|et|e|en|i|ve)\s|$)/iu;
/** "Leistungen, Team, Notdienst und Termine": what is urgent has its own part at a vet's. */
export function urgentPart(brief: Brief): Brief {
  const found = healing.has(brief.kind.value) ? urgent.exec(brief.prompt) : null;
  const what = found?.groups?.['what'];
  if (!found || what === undefined) return brief;
  const span = { start: found.index, end: found.index + what.length };
  const isTold = ({ spans }: Spanned): boolean =>
    spans.some(({ start, end }) => start < span.end && end > span.start);
  if (brief.parts.some(isTold)) return brief;
  return {
    ...brief,
    items: brief.items.filter((item) => item.value.price !== undefined || !isTold(item)),
    phrases: brief.phrases.filter((slot) => !isTold(slot)),
    parts: [...brief.parts, { value: { title: capitalise(what), isPage: false }, spans: [span] }],
  };
}

const meeting = whole('(?:gli |i nostri )?appuntamenti|(?:les |nos )?rendez-vous|(?:próximas )?citas');
/** A cause has dates that one comes to, and no hours that one books: "gli appuntamenti". */
export function datesOfCause(brief: Brief): Brief {
  if (!['nonprofit', 'event', 'blog'].includes(brief.kind.value)) return brief;
  const found = brief.sections.filter(
    (slot) => slot.value === 'booking' && meeting.test(textOf(brief, slot)),
  );
  const [first] = found;
  if (!first) return brief;
  return asking(
    {
      ...brief,
      sections: brief.sections.filter((slot) => !found.some((one) => one === slot)),
      behaviours: brief.behaviours.filter(({ value }) => value !== 'booking'),
    },
    'events',
    first.spans,
  );
}
