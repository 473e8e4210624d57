import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { slotAt } from '../../slot-at';

const coast =
  /^(?:Ostsee|Nordsee|Mosel|Rhein|Alpen|Adria|Atlantik|Mittelmeer|Costa \p{L}+|Côte \p{L}+|Bretagne|Normandie|Provence|Toscana|Sicilia|Sardegna|Algarve|Alentejo|Veluwe|Ardennen|Mazury|Bałtyk|Ege|Akdeniz|Karadeniz)$/u;
/** "an der Ostsee, „Möwennest“ in Zingst": the town behind the name says more than the sea. */
export function townBehindName(brief: Brief): Brief {
  const { name, place, prompt } = brief;
  const end = name?.spans.at(-1)?.end;
  if (end === undefined || (place !== null && !coast.test(place.value))) return brief;
  const found =
    /^["”“»’]?,?\s(?:in|à|en|em|a|w|we|te|vicino(?: a)?|cerca de|près de|bei|nahe|perto de|nabij|koło|pod|niedaleko)\s(?<town>\p{Lu}[\p{L}’'-]+(?:[- ](?:(?:de|del|di|la|le|am|an der|sur|aan)\s)?\p{Lu}[\p{L}’'-]+)?)(?=[\s,.:;)]|$)/u.exec(
      prompt.slice(end),
    );
  const town = found?.groups?.['town'];
  if (!found || town === undefined || coast.test(town)) return brief;
  return { ...brief, place: slotAt(town, prompt.indexOf(town, end)) };
}

const lies =
  /^(?:lage|anfahrt|ubicación|situación|emplacement|situation|posizione|dove siamo|localização|ligging|położenie|lokalizacja|konum|(?:ال)?موقع|מיקום)$/iu;
const counted =
  /^(?:\d{1,2}|dos|tres|cuatro|cinco|seis|deux|trois|quatre|cinq|six|zwei|drei|vier|fünf|sechs|duas|três|quatro|due|tre|quattro|cinque|sei|twee|drie|vijf|zes)\s(?<what>camere|habitaciones|chambres|zimmer|quartos|kamers|pokoi|pokoje|oda|suites?|bungalows?|apartamentos|appartements|ferienwohnungen|appartamenti)$/iu;
const oneOf: Readonly<Record<string, string>> = {
  camere: 'Camera', habitaciones: 'Habitación', chambres: 'Chambre', zimmer: 'Zimmer', quartos: 'Quarto', kamers: 'Kamer', pokoi: 'Pokój', pokoje: 'Pokój', oda: 'Oda', suites: 'Suite',
  bungalows: 'Bungalow', apartamentos: 'Apartamento', appartements: 'Appartement', ferienwohnungen: 'Ferienwohnung', appartamenti: 'Appartamento',
}; // prettier-ignore
/** "5 camere da 80 € a notte", "Ausstattung und Lage": what costs that is one of the rooms, and where a house lies is a map. */
export function roomsAndLie(brief: Brief): Brief {
  if (brief.kind.value !== 'hotel') return brief;
  const lie = brief.items.filter(({ value }) => value.price === undefined && lies.test(value.name.trim()));
  const has = brief.sections.some(({ value }) => value === 'map');
  return {
    ...brief,
    items: brief.items
      .filter((item) => !lie.includes(item))
      .map((item): Slot<ListedItem> => {
        const what = counted.exec(item.value.name)?.groups?.['what']?.toLowerCase() ?? '';
        const one = item.value.price === undefined ? undefined : oneOf[what];
        return one === undefined
          ? item
          : { ...item, value: { ...item.value, name: one, note: item.value.name } };
      }),
    sections:
      lie.length === 0 || has
        ? brief.sections
        : [...brief.sections, { value: 'map' as const, spans: lie[0]?.spans ?? [] }],
  };
}

/** What a lawyer of one field is called, and the field. */
const fields: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})advogad[oa]s? trabalhistas?(?!\p{L})/iu, 'Direito do trabalho'],
  [/(?<!\p{L})advogad[oa]s? (?:criminalistas?|criminal|penal)(?!\p{L})/iu, 'Direito penal'],
  [/(?<!\p{L})advogad[oa]s? previdenciari(?:stas?|[oa])(?!\p{L})/iu, 'Direito previdenciário'],
  [/(?<!\p{L})advogad[oa]s? (?:de família|familiaristas?)(?!\p{L})/iu, 'Direito de família'],
  [/(?<!\p{L})advogad[oa]s? tributaristas?(?!\p{L})/iu, 'Direito tributário'],
  [/(?<!\p{L})abogad[oa]s? laboralistas?(?!\p{L})/iu, 'Derecho laboral'],
  [/(?<!\p{L})abogad[oa]s? penalistas?(?!\p{L})/iu, 'Derecho penal'],
  [/(?<!\p{L})abogad[oa]s? (?:matrimonialistas?|de familia|de divorcios)(?!\p{L})/iu, 'Derecho de familia'],
  [/(?<!\p{L})abogad[oa]s? (?:de )?extranjería(?!\p{L})/iu, 'Extranjería'],
  [/(?<!\p{L})avocate?s? (?:pénalistes?|pénal)(?!\p{L})/iu, 'Droit pénal'],
  [/(?<!\p{L})avocate?s? fiscalistes?(?!\p{L})/iu, 'Droit fiscal'],
  [/(?<!\p{L})avvocat[oaie] penalist[aei](?!\p{L})/iu, 'Diritto penale'],
  [/(?<!\p{L})avvocat[oaie] (?:matrimonialist[aei]|divorzist[aei]|familiarist[aei])(?!\p{L})/iu, 'Diritto di famiglia'],
  [/(?<!\p{L})avvocat[oaie] (?:giuslavorist[aei]|del lavoro)(?!\p{L})/iu, 'Diritto del lavoro'],
  [/(?<!\p{L})strafverteidiger(?:in)?(?!\p{L})/iu, 'Strafrecht'],
  [/(?<!\p{L})(?:scheidungsanw[aä]lt|familienanw[aä]lt)(?:in)?(?!\p{L})/iu, 'Familienrecht'],
  [/(?<!\p{L})(?:arbeitsrechtler(?:in)?|fachanw[aä]lt(?:in)? für arbeitsrecht)(?!\p{L})/iu, 'Arbeitsrecht'],
  [/(?<!\p{L})strafrechtadvoca(?:at|te)(?!\p{L})/iu, 'Strafrecht'],
  [/(?<!\p{L})familierechtadvoca(?:at|te)|echtscheidingsadvoca(?:at|te)(?!\p{L})/iu, 'Familierecht'],
  [/(?<!\p{L})(?:adwokat(?:a|ki)?|prawnik(?:a)?) (?:karn(?:y|a|ego|ej)|od spraw karnych)(?!\p{L})/iu, 'Prawo karne'],
  [/(?<!\p{L})(?:adwokat(?:a|ki)?|prawnik(?:a)?) (?:rozwodow(?:y|a|ego|ej)|od rozwodów)(?!\p{L})/iu, 'Sprawy rozwodowe'],
  [/(?<!\p{L})ceza avukatı(?!\p{L})/iu, 'Ceza hukuku'],
  [/(?<!\p{L})boşanma avukatı(?!\p{L})/iu, 'Boşanma davaları'],
  [/محامية? (?:جنائية?|قضايا جنائية)/u, 'القضايا الجنائية'],
  [/(?:עורך|עורכת) דין (?:פלילי|פלילית)/u, 'משפט פלילי'],
  [/(?:עורך|עורכת) דין (?:לענייני משפחה|גירושין)/u, 'דיני משפחה'],
]; // prettier-ignore
/** "advogada trabalhista": who practises one field of the law is named after it, and advises in no other. */
export function fieldInCalling(brief: Brief): Brief {
  if (brief.kind.value !== 'law' || brief.items.some(({ value }) => value.section === 'services'))
    return brief;
  for (const [pattern, name] of fields) {
    const found = pattern.exec(brief.prompt.slice(0, 160));
    if (found)
      return {
        ...brief,
        items: [
          ...brief.items,
          {
            value: { section: 'services', name },
            spans: [{ start: found.index, end: found.index + found[0].length }],
          },
        ],
      };
  }
  return brief;
}

const does = /\s(?:satan|yapan|veren|üreten|sunan|tasarlayan|hazırlayan|işleten)$/iu;
const ofWork =
  /^(?:(?:mia |mio )?attività di|(?:mon )?activité de|(?:meu )?negócio de|negocio de|zaak in)\s(?=\p{L}{3})/iu;
/** Hebrew words that begin with the letter that says "for" elsewhere. */
const ownLamed = /^ל(?:ימוד|ומד|חם|ב(?:$|\s)|ילה|וח|שון|קוח|יווי|יקר|יצנ|מידה|הק[הת]|בוש|בני|דינו)/u;
/** "El yapımı seramik satan", "attività di dog sitter", "למשרד אדריכלות": what it is, without the words that lead to it. */
export function offerBare(brief: Brief): Brief {
  const { offer, spoken, prompt } = brief;
  const [span] = offer?.spans ?? [];
  if (!offer || !span) return brief;
  const cut = offer.value.replace(does, '').replace(ofWork, '');
  const isLed =
    spoken === 'he' &&
    /^ל[א-ת]{3}/u.test(cut) &&
    !ownLamed.test(cut) &&
    /(?:אתר|דף|עמוד|תדמית|נחיתה|חנות)\s(?:[א-ת]+\s)?$/u.test(prompt.slice(0, span.start));
  const value = isLed ? cut.slice(1) : cut;
  if (value === offer.value || value.length < 3) return brief;
  return { ...brief, offer: slotAt(value, Math.max(0, prompt.indexOf(value, span.start))) };
}

const learnt =
  /^(?:(?:lo )?que (?:vas a aprender|aprenderás)|qué (?:vas a aprender|aprenderás|se aprende)|(?:ce que (?:vous|tu) (?:apprendrez|apprendras|allez apprendre)|programme du cours)|was (?:du|sie|man|ihr) lern(?:st|en|t)|lerninhalte|o que (?:vai|você vai|se) aprende[r]?|(?:che )?cosa (?:imparerai|imparate|si impara)|wat je leert|czego się nauczysz|ne(?:ler)? öğreneceksiniz|neler öğretiliyor|ماذا ستتعلم|ما ستتعلمه|ماذا نتعلم|מה (?:לומדים|תלמדו|נלמד))$/iu;
/** "מה לומדים": what a course goes through. */
export function learntInCourse(brief: Brief): Brief {
  if (brief.kind.value !== 'course') return brief;
  const strayed = brief.parts.filter(({ value }) => !value.lines?.length && learnt.test(value.title));
  const has = brief.sections.some(({ value }) => value === 'curriculum');
  if (strayed.length === 0) return brief;
  return {
    ...brief,
    // "6 lessons, 390": what all of them cost together is a price.
    items: brief.items.map((item) =>
      item.value.section === 'curriculum' && item.value.price !== undefined
        ? { ...item, value: { ...item.value, section: 'pricing' as const } }
        : item,
    ),
    parts: brief.parts.filter((part) => !strayed.includes(part)),
    sections: has
      ? brief.sections
      : [...brief.sections, { value: 'curriculum' as const, spans: strayed[0]?.spans ?? [] }],
  };
}

/** "תפריטים לאירועים": what a kitchen cooks for is no date of its own. */
export const menusForFeasts = (brief: Brief): Brief => ({
  ...brief,
  sections: brief.sections.filter(
    ({ value, spans: [span] }) =>
      value !== 'events' ||
      span === undefined ||
      !/(?:תפריט(?:ים)?|קייטרינג|מגשי אירוח|סידורים|סידורי פרחים|זרים|עיצוב)\s(?:חלבי\s|בשרי\s)?ל?$|(?:menús?|menus?|menüs?|menù|menu|catering|buffets?)\s(?:para|pour|für|per|voor|na|dla)\s(?:les |los |as |i )?$/iu.test(
        brief.prompt.slice(Math.max(0, span.start - 24), span.start + 1).replace(/(?<=ל)א$/u, ''),
      ),
  ),
});
