import type { Brief, Exclusion, ListedItem, Slot } from '@/domain/site/brief';
import { slotAt } from '../../slot-at';

/** "חנות לחומרי בניין": a Hebrew word that ends in its "of" needs the next. */
function constructOfHebrew(brief: Brief): Brief {
  const { offer, prompt, spoken } = brief;
  const end = offer?.spans[0]?.end;
  if (spoken !== 'he' || !offer || end === undefined) return brief;
  if (
    !/(?:^|\s)ל?(?:חומרי|מוצרי|כלי|בגדי|רהיטי|שיעורי|חוגי|שירותי|תכשיטי|ציוד|צעצועי|אביזרי|ספרי|עוגות|יצירות|נעלי|חלקי|בתי|קורסי|עבודות|טיולי|ייעוץ|טיפולי|תיקוני)$/u.test(
      offer.value,
    )
  )
    return brief;
  const next = /^\s(?!ב(?:תל|חיפה|ירושלים)|ל|עם|של|ש)(?<word>[א-ת'"]{3,})/u.exec(prompt.slice(end))?.groups?.[
    'word'
  ];
  if (next === undefined) return brief;
  return {
    ...brief,
    offer: {
      value: `${offer.value} ${next}`,
      spans: [{ start: offer.spans[0]?.start ?? 0, end: end + next.length + 1 }],
    },
  };
}

const making =
  /\s(?:بعمل|بنعمل|بيعمل|يعمل|نعمل|بصنع|نصنع|بصلح|بنصلح|نبيع|بنبيع|ببيع|نقدم|بنقدم|متخصصة? (?:في|ب)|كنصاوبو|كنديرو)\s(?<list>[\u0621-\u064A\s]{4,80}?)(?=[،,.]|$)/u;
/** "ورشة نجارة بالمنصورة بعمل غرف نوم ومطابخ": what it is ends at the town, and what it makes is its offer. */
function workOfArabic(brief: Brief): Brief {
  const { offer, place, prompt, spoken } = brief;
  const start = offer?.spans[0]?.start;
  if (spoken !== 'ar' || !offer || start === undefined) return brief;
  const town = place ? new RegExp(String.raw`\s(?:ب|ف|في\s|بـ)?${place.value}.*$`, 'u') : /$^/u;
  const value = offer.value.replace(town, '').replace(making, '').trim();
  const clause = /^[^،,.\n]*/u.exec(prompt.slice(start))?.[0] ?? '';
  const found = making.exec(clause);
  const list = found?.groups?.['list']?.trim();
  const hasOffers = brief.items.some(
    ({ value: one }) => one.section === 'services' || one.section === 'products',
  );
  const at = start + (found?.index ?? 0) + (found?.[0].indexOf(list ?? '') ?? 0);
  const made: Slot<ListedItem>[] =
    list === undefined || hasOffers
      ? []
      : list.split(/\sو(?=[\u0621-\u064A]{3})/u).map((name) => {
          const from = at + list.indexOf(name);
          return { value: { section: 'services', name }, spans: [{ start: from, end: from + name.length }] };
        });
  if (value.length < 3 || (value === offer.value && made.length === 0)) return brief;
  const isSame = brief.name?.value === offer.value;
  return {
    ...brief,
    name: isSame ? null : brief.name,
    offer: slotAt(value, start),
    items: [...brief.items, ...made],
  };
}

const priceWord =
  /^(?:(?:ال)?[أا]سعار(?:نا)?|الثمن|السعر|ה?מחיר(?:ים)?|fiyat(?:lar|larımız|ı)?|cen[ya]|prijzen|prijs)(?:\s(?:تبدأ|تبدا|من|تبدأ من|החל|מ-?|od|vanaf))*$/iu;
const all: Readonly<Record<string, string>> = {
  ar: 'الخدمات',
  he: 'שירותים',
  tr: 'Hizmetler',
  pl: 'Usługi',
  nl: 'Diensten',
};
const lessons: Readonly<Record<string, string>> = {
  ar: 'الدورة',
  he: 'הקורס',
  tr: 'Kurs',
  pl: 'Kurs',
  nl: 'Cursus',
};
const nights: Readonly<Record<string, string>> = {
  ar: 'ليلة',
  he: 'לילה',
  tr: 'Gece',
  pl: 'Doba',
  nl: 'Nacht',
};
/** "الأسعار من 100 ريال": what costs that is what is done there, or a night in a house, and not "the prices". */
function pricedAll(brief: Brief): Brief {
  const kind = brief.kind.value;
  const label = (kind === 'course' ? lessons : kind === 'hotel' ? nights : all)[brief.spoken];
  const items = brief.items.map((item): Slot<ListedItem> =>
    label !== undefined && item.value.price !== undefined && priceWord.test(item.value.name)
      ? { ...item, value: { ...item.value, name: label } }
      : item,
  );
  return { ...brief, items };
}

const bringing = /^(?:ال)?توصيل|^(?:ال)?شحن|^ה?משלוח|^dostaw|^bezorg|^teslimat|^kargo/iu;
/** "التوصيل مجاني فوق 20 دينار": from what amount it is brought is nothing on sale. */
function withoutBringing(brief: Brief): Brief {
  return {
    ...brief,
    items: brief.items.filter(
      ({ value }) =>
        !(
          bringing.test(value.name) &&
          ['products', 'menu'].includes(value.section ?? '') &&
          (value.price === undefined ||
            /مجان|فوق|אחרי|מעל|חינם|powyżej|darmow|vanaf|gratis|üzeri|ücretsiz/iu.test(value.name))
        ),
    ),
  };
}

const hourly = /(?:tot|vanaf|om|van|do|od|saat|kadar|عند|حتى|עד)$/iu;
const opening = /^(?:czynne|otwarte|zamknięte|open|geopend|gesloten)(?:\s(?:od|do|van|vanaf|tot|om))?$/iu;
const daily =
  /maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|koopavond|poniedział|wtor|środ|czwart|piąt|sobot|niedziel/iu;
/** "kleuren vanaf 65" costs that and more; "donderdag koopavond tot 20.30" is an hour, and no price. */
function pricedWords(brief: Brief): Brief {
  if (brief.spoken !== 'nl' && brief.spoken !== 'pl') return brief;
  return {
    ...brief,
    items: brief.items
      .filter(({ value }) => value.price === undefined || !opening.test(value.name))
      .filter(
        ({ value }) => !(value.price !== undefined && hourly.test(value.name) && daily.test(value.name)),
      )
      .map((item): Slot<ListedItem> => {
        const lead = /\s(?<lead>vanaf|od)$/iu.exec(item.value.name)?.groups?.['lead'];
        return lead === undefined || item.value.price === undefined
          ? item
          : {
              ...item,
              value: {
                ...item.value,
                name: item.value.name.slice(0, -lead.length - 1),
                priceLead: item.value.priceLead ?? lead,
              },
            };
      }),
  };
}

/** "posters en logo's": what an illustrator makes, and not whom they worked for. */
function ownLogos(brief: Brief): Brief {
  const { prompt, sections, spoken } = brief;
  const slot = sections.find(({ value }) => value === 'logos');
  const [span] = slot?.spans ?? [];
  if (spoken !== 'nl' || !slot || !span) return brief;
  if (
    !/^logo['’]?s$/iu.test(prompt.slice(span.start, span.end)) ||
    /^\s(?:van|onze)/u.test(prompt.slice(span.end))
  )
    return brief;
  return {
    ...brief,
    sections: sections.filter((one) => one !== slot),
    items: [...brief.items, { value: { section: 'services', name: 'Logo’s' }, spans: [span] }],
  };
}

const membership =
  /^(?:üyelik|lidmaatschap|lid worden|contributie|członkostwo|składk\p{L}*|العضوية|عضوية|חברות|דמי חבר)$/iu;
/** "üyelik" of a club: how one joins, where no dues are told. */
function joining(brief: Brief): Brief {
  const { prompt, sections, kind, items } = brief;
  const slot = sections.find(({ value }) => value === 'pricing');
  const [span] = slot?.spans ?? [];
  if (kind.value !== 'nonprofit' || !slot || !span || items.some(({ value }) => value.price !== undefined))
    return brief;
  const told = prompt.slice(span.start, span.end);
  if (!membership.test(told)) return brief;
  const title = told.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(brief.spoken));
  return {
    ...brief,
    sections: sections.filter((one) => one !== slot),
    parts: [...brief.parts, { value: { title, isPage: false }, spans: [span] }],
  };
}

const able =
  /(?:yetenekler(?:im)?|beceriler(?:im)?|vaardigheden|umiej[ęe]tno[śs]ci)\s?:?\s(?<list>[A-Z][\w.+#]*(?:[\s,]+(?:ve\s|en\s|i\s)?[A-Z][\w.+#]*){0,9})/u;
/** "yetenekler React Node": what somebody can do, one word after the other. */
function skillsInRow(brief: Brief): Brief {
  const found = brief.items.some(({ value }) => value.section === 'skills') ? null : able.exec(brief.prompt);
  const list = found?.groups?.['list'];
  if (!found || list === undefined) return brief;
  const from = found.index + found[0].indexOf(list);
  const skills = [...list.matchAll(/[A-Z][\w.+#]*/gu)].map((word): Slot<ListedItem> => ({
    value: { section: 'skills', name: word[0] },
    spans: [{ start: from + word.index, end: from + word.index + word[0].length }],
  }));
  const hasSection = brief.sections.some(({ value }) => value === 'skills');
  return {
    ...brief,
    items: [...brief.items, ...skills],
    sections: hasSection ? brief.sections : [...brief.sections, { value: 'skills', spans: [] }],
  };
}

const refusable: readonly (readonly [RegExp, Exclusion])[] = [
  [/(?<!\p{L})blog yok(?!\p{L})/iu, 'posts'],
  [/(?<!\p{L})(?:galeri|foto\p{L}*) yok(?!\p{L})/iu, 'gallery'],
  [/(?<!\p{L})fiyat(?:lar|\slistesi)? yok(?!\p{L})/iu, 'pricing'],
  [/(?<!\p{L})(?:yorum(?:lar)?|referans(?:lar)?) yok(?!\p{L})/iu, 'testimonials'],
  [/(?<!\p{L})harita yok(?!\p{L})/iu, 'map'],
  [/(?<!\p{L})form yok(?!\p{L})/iu, 'form'],
];
/** "blog yok": in Turkish what is not there stands before its "no". */
function noneOfTurkish(brief: Brief): Brief {
  if (brief.spoken !== 'tr') return brief;
  const refused = refusable.flatMap(([said, value]) => {
    const found = said.exec(brief.prompt);
    const isKnown = brief.excluded.some((slot) => slot.value === value);
    return found && !isKnown
      ? [{ value, spans: [{ start: found.index, end: found.index + found[0].length }] }]
      : [];
  });
  return {
    ...brief,
    sections: brief.sections.filter(({ value }) => !refused.some((one) => one.value === value)),
    excluded: [...brief.excluded, ...refused],
  };
}

/** "Ik haal honden op met de bus": with what something is done is nothing on offer. */
function withoutTools(brief: Brief): Brief {
  const isTool = ({ value, spans }: Slot<ListedItem>): boolean =>
    value.section === 'services' &&
    value.price === undefined &&
    !value.name.includes(' ') &&
    /\p{Ll}\s(?:op|af|mee|weg)?\s?met (?:de|het|mijn|een)\s$/u.test(
      brief.prompt.slice(0, spans[0]?.start ?? 0),
    );
  return brief.spoken === 'nl' ? { ...brief, items: brief.items.filter((item) => !isTool(item)) } : brief;
}

/** What it is in whole words, and what it offers at its price. */
export const wholeOffer = (brief: Brief): Brief =>
  [
    constructOfHebrew,
    workOfArabic,
    pricedAll,
    withoutBringing,
    pricedWords,
    ownLogos,
    joining,
    skillsInRow,
    noneOfTurkish,
    withoutTools,
  ].reduce((read, mend) => mend(read), brief);
