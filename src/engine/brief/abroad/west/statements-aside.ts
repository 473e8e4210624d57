import type { Brief, Slot } from '@/domain/site/brief';

const closed =
  /^(?:chius[oiae]|cerrad[oa]s?|cerramos|ferm[ée]e?s?|geschlossen|ruhetag|fechad[oa]s?|fechamos|encerrad[oa]s?|encerramos)(?!\p{L})/iu;
const delivered =
  /^(?:frete|envíos?|env[ií]o|livraison|versand(?:kosten\p{L}*)?|spedizion[ei]|portes|entregas?|lieferung)(?!\p{L}).*(?:gr[aá]tis|gratuit\p{L}*|offert\p{L}*|kostenlos|frei)/iu;

/** "Chiuso il lunedì mattina", "frete grátis acima de R$ 199": what a house tells its guests is nothing that it sells. */
export const statementsAside = (brief: Brief): Brief => {
  const items = brief.items.filter(({ value }) => !closed.test(value.name) && !delivered.test(value.name));
  return items.length === brief.items.length ? brief : { ...brief, items };
};

const hired =
  /^(?:alquiler|renta|location|vermietung|\p{L}*(?:verleih|vermietung)|noleggio|aluguel|aluguer)(?!\p{L})/iu;
/** "alquiler de furgonetas": who hires out cars repairs none. */
export const hireNoGarage = (brief: Brief): Brief =>
  brief.kind.value === 'auto' && hired.test(brief.offer?.value ?? '')
    ? { ...brief, kind: { ...brief.kind, value: 'unknown' } }
    : brief;

const whose =
  /\s(?:de (?:mis?|nuestr[oa]s?|mes|mon|ma|nos|notre)|dei? (?:miei|mio|nostri|nostro)|d[aei]lla mia|di (?:mia|mio)|d[oa]s? (?:meus?|minhas?|noss[oa]s?)|meine[rs]|unsere[rs])\s.*$/iu;
/** "panadería de mis padres": whose it is only its owner says so. */
export function offerNobodys(brief: Brief): Brief {
  const { offer } = brief;
  const value = offer?.value.replace(whose, '');
  const [span] = offer?.spans ?? [];
  if (!offer || value === undefined || value === offer.value || value === '') return brief;
  return {
    ...brief,
    offer: { value, spans: span ? [{ start: span.start, end: span.start + value.length }] : [] },
  };
}

const joining =
  /^(?:hazte soci[oa]s?|únete|apúntate|devenir (?:membre|adhérent)|nous rejoindre|mitglied werden|seja sóci[oa]|torne-se sóci[oa]|junte-se(?: a nós)?|diventa soci[oa]|unisciti(?: a noi)?)$/iu;
/** "hazte socio" is a form for those who want to, and nothing a club offers. */
export function joiningAsked(brief: Brief): Brief {
  const isJoining = (text: string): boolean => joining.test(text);
  // A page with that title is one.
  const isPart = ({ value }: Brief['parts'][number]): boolean => !value.isPage && isJoining(value.title);
  const found = [...brief.parts.filter(isPart), ...brief.items.filter(({ value }) => isJoining(value.name))];
  const [first] = found;
  if (!first || brief.kind.value !== 'nonprofit') return brief;
  const isAsked = brief.sections.some(({ value }) => value === 'volunteer');
  return {
    ...brief,
    parts: brief.parts.filter((part) => !isPart(part)),
    items: brief.items.filter(({ value }) => !isJoining(value.name)),
    sections: isAsked ? brief.sections : [...brief.sections, { value: 'volunteer', spans: first.spans }],
  };
}

const rooms: Readonly<Record<string, string>> = {
  es: 'Habitación',
  fr: 'Chambre',
  de: 'Zimmer',
  pt: 'Quarto',
  it: 'Camera',
};
const house =
  /^(?:b&b|bed (?:and|&) breakfast|\p{L}*hotel|hostal|hôtel|auberge.*|pensi[oó]n|pension|pensione|albergo|locanda|agriturismo|posada|pousada|pensão|gasthof|gästehaus|chambres d['’]hôtes|hostel|guesthouse)$/iu;
/** "B&B …, da 75 euro a notte": what costs that is a room, and not the house. */
export const roomOfHouse = (brief: Brief): Brief => {
  const room = rooms[brief.spoken];
  return room === undefined || brief.kind.value !== 'hotel'
    ? brief
    : {
        ...brief,
        items: brief.items.map((item) =>
          item.value.section === 'rooms' && house.test(item.value.name)
            ? { ...item, value: { ...item.value, name: room } }
            : item,
        ),
      };
};

const isUnpriced = ({ value }: Slot<Brief['items'][number]['value']>): boolean =>
  value.section === 'pricing' && value.price === undefined;
/** "perte de poids, …, forfait 10 séances 450 €": of a calling, what has no price beside what has one is what it does. */
export const doneNotPriced = (brief: Brief): Brief =>
  ['gym', 'yoga', 'therapist', 'spa', 'salon', 'clinic'].includes(brief.kind.value) &&
  brief.items.some(isUnpriced) &&
  brief.items.some(({ value }) => value.price !== undefined)
    ? {
        ...brief,
        items: brief.items.map((item) =>
          isUnpriced(item) ? { ...item, value: { ...item.value, section: 'services' as const } } : item,
        ),
      }
    : brief;

const several =
  /^(?:(?:unsere |die |nuestr[oa]s |los |nos |les |i nostri |gli |os |noss[oa]s )?(?:lehrer(?:innen)?|lehrkräfte|dozenten|dozentinnen|kursleiter(?:innen)?|profesor(?:es|as|ado)|docentes|monitores|professeure?s|enseignants|formateurs|professori|insegnanti|maestri|docenti|istruttori|professores|formadores|instrutores))$/iu;
/** "Lehrer, Preise" of a school: those who teach there are a team, and not the one who does. */
export const teamOfSchool = (brief: Brief): Brief =>
  brief.kind.value === 'course'
    ? {
        ...brief,
        sections: brief.sections.map((slot) =>
          slot.value === 'teacher' &&
          slot.spans.some(({ start, end }) => several.test(brief.prompt.slice(start, end)))
            ? { ...slot, value: 'team' as const }
            : slot,
        ),
      }
    : brief;
