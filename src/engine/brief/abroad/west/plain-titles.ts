import type { Brief } from '@/domain/site/brief';
import { sectionOfTitle } from '../../parts/section-of-title';

/** Plurals that end in e, of which "mit" makes -en: "mit Einsätzen, Kursen". */
const inE =
  /(?:kurs|einsätz|termin|preis|konzert|projekt|angebot|rezept|produkt|seminar|gericht|paket|ausflüg|vorträg|bericht|fest|räum|plätz|tisch|wein|bier|brot|tarif|text|film|kontakt|beiträg|anlässe?|workshop|auftritt|tip|grupp|werk|stück|umzüg|dienst|rundgäng|spiel|lehrgäng|läuf|märkt|ständ|sätz|tag|abend|bild-?e|sponsor-?e)en$/iu;
const keepsEn =
  /(?:gruppen|leistungen|zeiten|seiten|karten|daten|touren|reisen|waren|themen|fragen|frauen)$/iu;

/** A German title without the ending that "mit" gave it: "mit Einsätzen, Mitgliedern" asks for "Einsätze" and "Mitglieder". */
const unbent = (title: string): string => {
  if (keepsEn.test(title)) return title;
  if (inE.test(title)) return title.slice(0, -1);
  return title.replace(
    /(?<=(?:kind|bild|mitglied|häus|büch|länd|lied|sänger|musik|partn|train|lehr|mitarbeit|künstl|bänd|zimm|läuf|spiel|helf|ständ|gärt)er)n$/iu,
    '',
  );
};

/** Titles of a German prompt as a heading says them; those that then name a usual section are that section. */
export function plainTitles(brief: Brief): Brief {
  if (brief.spoken !== 'de') return brief;
  const parts = brief.parts.map((part) => {
    const title = unbent(part.value.title);
    const { isPage, lines, section } = part.value;
    const type = isPage || lines || section ? undefined : sectionOfTitle(title, 'de', brief.kind.value);
    const own = type === 'events' || type === 'team' || type === 'posts' ? { section: type } : {};
    return { ...part, value: { ...part.value, ...own, title } };
  });
  const asked = parts.filter(
    ({ value }, at) => value.section !== undefined && brief.parts[at]?.value.section === undefined,
  );
  return {
    ...brief,
    parts,
    sections: [
      ...brief.sections,
      ...asked.flatMap(({ value: { section }, spans }) =>
        section === undefined || brief.sections.some(({ value }) => value === section)
          ? []
          : [{ value: section, spans }],
      ),
    ],
    items: brief.items.map((item) =>
      item.value.price === undefined && unbent(item.value.name) !== item.value.name
        ? { ...item, value: { ...item.value, name: unbent(item.value.name) } }
        : item,
    ),
    phrases: brief.phrases.map((phrase) => ({ ...phrase, value: unbent(phrase.value) })),
  };
}
