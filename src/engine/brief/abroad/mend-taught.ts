import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { capitalise } from '../../capitalise';
import { lean } from '../words/lean-letters';

type Item = Slot<ListedItem>;
const overlaps = ({ spans }: Slot<unknown>, from: number, to: number): boolean =>
  spans.some((one) => one.start < to && one.end > from);

const courses = lean(
  /(?<!\p{L})(?:corsi|lezioni|cursos|clases|aulas|cours|leçons|kurse|unterricht|lessen|cursussen|lekcje|zajęcia|kursy)\s(?:di|d['’]|de|in|für|van|z|ze)\s?(?<list>\p{L}[\p{L}'’ -]{2,30}(?:, \p{L}[\p{L}'’ -]{2,30}){0,6},?\s(?:e|ed|y|et|und|en|i|oraz)\s\p{L}[\p{L}'’-]{2,20})(?=[\s,.;:]|$)/iu,
);
const most = 600;

/** "corsi di pianoforte, chitarra e canto": each is taught, and none is a part of the page. */
function listTaught(brief: Brief): Brief {
  const { kind } = brief;
  const isMoving = kind.value === 'gym' || kind.value === 'yoga';
  if (kind.value !== 'course' && !isMoving) return brief;
  const found = courses.exec(brief.prompt.slice(0, most));
  // "… e canto per bambini e adulti": for whom it is, is not taught.
  const list = found?.groups?.['list']?.replace(/\s(?:per|para|pour|für|voor|dla)\s.*$/u, '');
  if (!found || list === undefined || !list.includes(',')) return brief;
  const from = found.index + found[0].indexOf(list);
  const to = from + list.length;
  const names = list.split(/,\s?|\s(?:e|ed|y|et|und|en|i|oraz)\s/u).filter((name) => name.length > 2);
  if (names.some((name) => name.split(' ').length > 3)) return brief;
  const taught = names.map((name): Item => {
    const start = from + list.indexOf(name);
    return {
      value: { section: isMoving ? 'services' : 'curriculum', name: capitalise(name) },
      spans: [{ start, end: start + name.length }],
    };
  });
  const isOther = (slot: Slot<unknown>): boolean => !overlaps(slot, from, to);
  return {
    ...brief,
    parts: brief.parts.filter(isOther),
    // "corsi di …" names what is taught, and no week of it.
    sections: brief.sections.filter(
      (slot) =>
        slot.value !== 'timetable' || !slot.spans.some(({ start }) => start >= found.index && start < from),
    ),
    phrases: brief.phrases.filter(isOther),
    items: [
      ...brief.items.filter((item) => item.value.price !== undefined || isOther(item)),
      ...taught,
    ].toSorted((one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0)),
  };
}

const adjective = /^\p{L}+(?:kie|skie|ne|we|ęce|owe)$/u;
/** "Strzyżenie damskie 90 zł, męskie 50 zł": the noun of the thing before goes on. */
function repeatNoun(brief: Brief): Brief {
  if (brief.spoken !== 'pl') return brief;
  let noun = '';
  return {
    ...brief,
    items: brief.items.map((item): Item => {
      const { name, price } = item.value;
      const [first = '', second = '', ...rest] = name.split(' ');
      if (noun !== '' && second === '' && price !== undefined && adjective.test(name))
        return { ...item, value: { ...item.value, name: `${noun} ${name}` } };
      noun = rest.length === 0 && adjective.test(second) ? first : '';
      return item;
    }),
  };
}

const turkishDoer =
  /(?<!\p{L})(?<role>Veteriner hekim|Diş hekimi|Doktor|Avukat|Diyetisyen|Fizyoterapist|Psikolog|Mimar|Antrenör|Eğitmen|Usta|Şef|Öğretmen)\s(?<who>\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+){1,2})(?=[\s,.;]|$)/u;
/** "Veteriner hekim Elif Kaya ve ekibi": who it is that treats. */
function nameDoer(brief: Brief): Brief {
  if (brief.spoken !== 'tr' || brief.items.some(({ value }) => value.section === 'team')) return brief;
  const found = turkishDoer.exec(brief.prompt.slice(0, most * 2));
  const { role = '', who = '' } = found?.groups ?? {};
  if (!found || who === brief.name?.value) return brief;
  const start = found.index + role.length + 1;
  return {
    ...brief,
    items: [
      ...brief.items,
      { value: { section: 'team', name: who, note: role }, spans: [{ start, end: start + who.length }] },
    ],
  };
}

const doer: Readonly<Record<string, RegExp>> = {
  ar: /(?<!\p{L})(?<role>(?:ال)?(?:مدر\p{M}?ّ?س|مدرب|معلم|أستاذ|محاضر|مدرسة|مدربة|معلمة|أستاذة|طبيب|طبيبة|شيف))\p{M}?\s?:?\s(?<who>(?!في|من|على|ال)\p{L}{3,}\s\p{L}{3,})(?=[\s،,.;]|$)/u,
  he: /(?<!\p{L})(?<role>ה?(?:מורה|מדריך|מדריכה|מאמן|מאמנת|שף|מנהל|מנהלת)):?\s(?<who>[א-ת'"]{2,}\s[א-ת'"-]{2,})(?=[,.;]|$)/u,
};
/** "المدرّس سامر الحديدي": who it is that teaches, in languages without capitals. */
function nameTeacher(brief: Brief): Brief {
  const found = doer[brief.spoken]?.exec(brief.prompt.slice(0, most * 2));
  const { role = '', who = '' } = found?.groups ?? {};
  const isKnown = brief.items.some(({ value }) => value.section === 'team' || value.section === 'teacher');
  if (!found || isKnown || who === brief.name?.value) return brief;
  const start = found.index + found[0].length - who.length;
  const section: ListedItem['section'] = brief.kind.value === 'course' ? 'teacher' : 'team';
  return {
    ...brief,
    items: [
      ...brief.items,
      {
        value: { section, name: who, note: role.replace(/^ال/u, '') },
        spans: [{ start, end: start + who.length }],
      },
    ],
  };
}

/** "location de vélos": in French what is let, and not where. */
function frenchLetting(brief: Brief): Brief {
  const slot = brief.sections.find(({ value }) => value === 'map');
  const [span] = slot?.spans ?? [];
  if (brief.spoken !== 'fr' || !slot || !span) return brief;
  const what = /^\s(?:de|d['’])\s?\p{L}{3,}(?:\s\p{L}{3,}){0,2}(?=[,.;\n]|$)/u.exec(
    brief.prompt.slice(span.end, span.end + 40),
  )?.[0];
  if (!/^locations?$/iu.test(brief.prompt.slice(span.start, span.end)) || what === undefined) return brief;
  const name = capitalise(`${brief.prompt.slice(span.start, span.end)}${what}`);
  const section: ListedItem['section'] = brief.kind.value === 'hotel' ? 'amenities' : 'services';
  return {
    ...brief,
    sections: brief.sections.filter((one) => one !== slot),
    items: [
      ...brief.items,
      { value: { section, name }, spans: [{ start: span.start, end: span.end + what.length }] },
    ],
  };
}

const forWomen =
  /(?<!\p{L})(?:نسائي|نسائية|للسيدات|للنساء|לנשים|femenin[oa]|para mujeres|para mulheres|pour femmes|für frauen|per donne|voor vrouwen|dla kobiet|kadınlara özel|bayanlara özel)(?!\p{L})/iu;
const forMen = /(?<!\p{L})(?:رجالي|رجالية|للرجال|לגברים|masculin[oa]|para hombres|para homens|pour hommes|für herren|per uomini|voor mannen|dla mężczyzn|erkek)(?!\p{L})/iu; // prettier-ignore
/** A house of women shows no staff that nobody told: some would be men. */
function amongWomen(brief: Brief): Brief {
  const isTold =
    forMen.test(brief.prompt) ||
    brief.sections.some(({ value }) => value === 'team') ||
    brief.items.some(({ value }) => value.section === 'team');
  return isTold || !forWomen.test(brief.prompt.slice(0, most))
    ? brief
    : { ...brief, excluded: [...brief.excluded, { value: 'team', spans: [] }] };
}

/** What is taught, let and done by whom, as owners say it in other languages than English. */
export const mendTaught = (brief: Brief): Brief =>
  [listTaught, repeatNoun, nameDoer, nameTeacher, frenchLetting, amongWomen].reduce(
    (read, mend) => mend(read),
    brief,
  );
