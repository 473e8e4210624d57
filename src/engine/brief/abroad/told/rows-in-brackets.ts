import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

type Item = Slot<ListedItem>;

const heads =
  /^(?:leistungen|servicios|serviços|servizi|services|prestations|diensten|usługi|hizmetler|خدمات|שירותים)$/iu;
/** "Projekte, Leistungen": a heading of the page is none of the things below it. */
export function headNoRow(brief: Brief): Brief {
  const strayed = brief.items.filter(
    ({ value }) => value.price === undefined && heads.test(value.name.trim()),
  );
  if (strayed.length === 0) return brief;
  const has = brief.sections.some(({ value }) => value === 'services');
  return {
    ...brief,
    items: brief.items.filter((item) => !strayed.includes(item)),
    sections: has
      ? brief.sections
      : [...brief.sections, { value: 'services' as const, spans: strayed[0]?.spans ?? [] }],
  };
}

/** "modalidades (musculação, crossfit, dança)": the word before a bracket is the title of what stands in it. */
export function titleOfBracket(brief: Brief): Brief {
  const isTitle = (item: Item): boolean => {
    const end = item.spans.at(-1)?.end;
    if (end === undefined || item.value.price !== undefined) return false;
    const open = /^\s?\(/u.exec(brief.prompt.slice(end));
    const close = open ? brief.prompt.indexOf(')', end) : -1;
    const within = brief.items.filter(
      ({ spans: [span] }) => span !== undefined && span.start > end && span.end <= close,
    );
    return close > 0 && within.length > 1;
  };
  const titles = brief.items.filter(isTitle);
  return titles.length === 0
    ? brief
    : { ...brief, items: brief.items.filter((item) => !titles.includes(item)) };
}

const costsNothing =
  /^(?:gratis|gratuit[aoe]?s?|grátis|kostenlos|za darmo|bezpłatn[aey]|ücretsiz|مجانية?|חינם)$/iu;
const people =
  /^(?:professores|profesores|monitores|entrenadores|professeurs|coachs|trainer|lehrer|docenten|insegnanti|istruttori|trenerzy|eğitmenler)\s(?:e|y|et|und|en|i|ve)\s(?=\p{L}{3})/iu;
/** "professores e aula experimental grátis": what is free is the lesson, and the teachers are a part of the page. */
export function freeAlone(brief: Brief): Brief {
  const torn = brief.items.filter(
    ({ value }) => costsNothing.test(value.price ?? '') && people.test(value.name),
  );
  if (torn.length === 0) return brief;
  const has = brief.sections.some(({ value }) => value === 'team');
  return {
    ...brief,
    items: brief.items.map((item): Item =>
      torn.includes(item)
        ? { ...item, value: { ...item.value, name: capitalise(item.value.name.replace(people, '')) } }
        : item,
    ),
    sections: has
      ? brief.sections
      : [...brief.sections, { value: 'team' as const, spans: torn[0]?.spans ?? [] }],
  };
}

/** "ab 18 € pro Woche": a price asks nobody how old they are. */
export const noAgeInPrice = (brief: Brief): Brief => ({
  ...brief,
  behaviours: brief.behaviours.filter(
    ({ value, spans: [span] }) =>
      value !== 'age-gate' ||
      span === undefined ||
      !/^\s?(?:€|euros?|eur|zł|tl|₺|₪|R\$|ש["״]ח|ريال|درهم)/iu.test(brief.prompt.slice(span.end)),
  ),
});

const lawful =
  /(?:hukuku?|davaları|davası|prawo|prawie|recht|derecho|droit|direito|diritto|divorci|divorce|divórcio|divorzi|scheidung|rozwod|spadk|دعاوى|قضايا|أحوال شخصية|דיני|גירושין|ירושה)/iu;
/** Clauses between two marks that name nothing but fields of the law. */
const clausesOfLaw = ({ prompt, offer, name }: Brief): readonly Slot<string>[] =>
  [...prompt.matchAll(/(?<=^|[,.;:]\s)[^,.;:\n]{4,60}(?=[,.;]|$)/gu)]
    .filter(
      ({ 0: text }) =>
        lawful.test(text) &&
        text.split(' ').length < 8 &&
        !(offer && text.includes(offer.value)) &&
        !(name && text.includes(name.value)),
    )
    .map(({ 0: text, index }) => ({
      value: text.trim(),
      spans: [{ start: index, end: index + text.length }],
    }));

/** "İş hukuku ve boşanma davaları": the fields of a lawyer, each by itself. */
export function fieldsInPhrase(brief: Brief): Brief {
  if (brief.kind.value !== 'law' || brief.items.some(({ value }) => value.section === 'services'))
    return brief;
  const phrases = brief.phrases.filter(({ value }) => lawful.test(value) && value.split(' ').length < 8);
  const told = phrases.length > 0 ? phrases : clausesOfLaw(brief);
  if (told.length === 0) return brief;
  return {
    ...brief,
    phrases: brief.phrases.filter((phrase) => !told.includes(phrase)),
    items: [
      ...brief.items,
      ...told.flatMap(({ value, spans }) =>
        value
          .split(/,\s|\s(?:ve|y|et|und|e|en|i)\s/iu)
          .map((name): Item => ({ value: { section: 'services', name: capitalise(name.trim()) }, spans })),
      ),
    ],
  };
}
