import type { ContentItem, Facts } from '../../content';
import type { Family } from './local-bank';
import { usualClasses } from './told-classes';
import { lean } from '../../../brief/words/lean-letters';

const levels: Readonly<Record<string, readonly string[]>> = {
  es: ['Iniciación', 'Niños y jóvenes', 'Intermedio', 'Avanzado'],
  fr: ['Débutants', 'Enfants et jeunes', 'Intermédiaires', 'Confirmés'],
  de: ['Anfänger', 'Kinder und Jugend', 'Fortgeschrittene', 'Könner'],
  pt: ['Iniciação', 'Crianças e jovens', 'Intermédio', 'Avançado'],
  it: ['Principianti', 'Bambini e ragazzi', 'Intermedio', 'Avanzato'],
  nl: ['Beginners', 'Jeugd', 'Gevorderden', 'Wedstrijdgroep'],
};
const single = lean(
  /(?<!\p{L})(?:escalad\p{L}*|rocódromo|arrampicat\p{L}*|klett\p{L}*|boulder\p{L}*|judo|judô|karat[eéê]|taekwondo|aikido|jiu-?jitsu|capoeira|boxe\p{L}*|boxen|esgrima|escrime|scherma|fechten|danza|danse|dança|tanz\p{L}*|ballet\p{L}*|balletto|salsa|tango|flamenco|nataci[oó]n|natation|natação|nuoto|schwimm\p{L}*|tenis|tennis|t[êe]nis|p[aá]del|gimnasia|gymnastique|ginástica|ginnastica|turn(?:en|verein)|surf|patinaje|patinage|patinagem|pattinaggio|eislauf\p{L}*|rugby|basket\p{L}*|volei\p{L}*|volley\p{L}*|pallavolo|baloncesto|balonmano|f[uú]tbol|football|calcio|hand-?ball|fußball|futebol|voetbal\p{L}*|hockey|aviron|ruder\p{L}*|remo|canottaggio|roei\p{L}*|atletismo|athlétisme|atletica|leichtathletik|vela|voile|segel\p{L}*|zeil\p{L}*|zwem\p{L}*|dans\p{L}*)(?!\p{L})/iu,
);

const sporting = new Set<string>(['gym', 'nonprofit']);

/** The classes of those who teach one sport or dance: by level, and none of a fitness studio. Null for others. */
const levelsOf = ({ brief }: Facts): readonly ContentItem[] | null =>
  sporting.has(brief.kind.value) && single.test(`${brief.offer?.value ?? ''} ${brief.name?.value ?? ''}`)
    ? (levels[brief.language.value]?.map((title) => ({ title, sample: true })) ?? null)
    : null;

/** The copy of a house of one sport, with its levels for what is offered there. */
export const withLevels = <T extends { readonly items: readonly (readonly [string, string])[] }>(
  copy: T,
  facts: Facts,
): T => {
  const told = facts.brief.kind.value === 'gym' ? levelsOf(facts) : null;
  return told ? { ...copy, items: told.map(({ title }) => [title, ''] as const) } : copy;
};

const module: Readonly<Record<string, string>> = {
  es: 'Módulo',
  fr: 'Module',
  de: 'Modul',
  pt: 'Módulo',
  it: 'Modulo',
};
const most = 12;
/** "6 módulos": as many as a course counts and tells nothing of. */
export function countedModules({ brief }: Facts): readonly ContentItem[] {
  const noun = module[brief.language.value];
  const told =
    /(?<!\d)(?<count>\d{1,2})\s(?:m[oó]dulos?|modules?|module|moduli|modulo|lecciones|leçons|lektionen|lezioni|aulas|clases)(?!\p{L})/iu.exec(
      brief.prompt,
    );
  const count = Number(told?.groups?.['count'] ?? 0);
  return noun === undefined || count < 2
    ? []
    : Array.from({ length: Math.min(count, most) }, (_, at) => ({
        title: `${noun} ${at + 1}`,
        sample: true,
      }));
}

/** What a week holds where none is told: levels of one sport, classes of a studio, lessons of a course; nothing elsewhere. */
export const usualWeek = (
  facts: Facts,
  family: Family,
  usual: readonly (readonly [string, string])[],
  lessons: readonly ContentItem[],
): readonly ContentItem[] => {
  if (family === 'move') return levelsOf(facts) ?? usualClasses(facts, usual);
  // A club that plays one sport trains by levels, too.
  if (facts.brief.sections.some(({ value }) => value === 'timetable') && levelsOf(facts))
    return levelsOf(facts) ?? [];
  return facts.brief.kind.value === 'course' ? lessons : [];
};
