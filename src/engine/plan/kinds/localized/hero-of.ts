import type { SectionType } from '@/domain/site/vocabulary';
import type { Facts, SectionContent } from '../../content';
import { isInvitation } from '../../who/is-invitation';
import type { Words } from '../../words/words';
import { familyGoals, goalLabel } from './family-goals';
import type { Family } from './local-bank';
import { overTitle, toldLede } from './told-in-hero';
import { skillsLine } from './told-classes';

type Opening = {
  readonly facts: Facts;
  readonly words: Words;
  readonly family: Family;
  /** The headline, and what stands over it. */
  readonly opened: string;
  readonly over: readonly string[];
  /** What is said behind the things that a prompt lists, and what is said where it lists none. */
  readonly close: string | undefined;
  readonly lede: string;
};

/** How one puts one's name down for an evening. */
const enrol: Readonly<Record<string, string>> = {
  es: 'Inscribirme',
  fr: 'S’inscrire',
  de: 'Anmelden',
  pt: 'Inscrever-me',
  it: 'Iscriviti',
  nl: 'Aanmelden',
  pl: 'Zapisz się',
  tr: 'Kaydol',
  ar: 'سجّل الآن',
  he: 'להרשמה',
};

/** Nobody answers a fair: its main button leads to its tickets or its form, else to what is on, else to the way there. */
function goalOfDay({ facts, words }: Opening): { readonly label: string; readonly href: SectionType } | null {
  const { brief } = facts;
  const asked = new Set(brief.sections.map(({ value }) => value));
  if (brief.kind.value !== 'event' || asked.has('rsvp') || isInvitation(brief)) return null;
  if (asked.has('tickets') || brief.items.some(({ value }) => value.section === 'tickets'))
    return { label: words.sections.tickets, href: 'tickets' };
  if (asked.has('form')) return { label: enrol[words.language] ?? words.actions.join, href: 'form' };
  if (asked.has('agenda')) return { label: words.sections.agenda, href: 'agenda' };
  return asked.has('map') ? { label: words.actions.getDirections, href: 'map' } : null;
}

const appointed = new Set<Family>(['trade', 'shop', 'studio']);
/** "que la gente pueda pedir cita": where an appointment or an offer is asked for, the main button leads there. */
function goalAsked({
  facts,
  words,
  family,
}: Opening): { readonly label: string; readonly href: SectionType } | null {
  if (!appointed.has(family)) return null;
  const asked = facts.brief.sections.map(({ value }) => value);
  const goal = asked.find((value) => value === 'booking' || value === 'quote');
  if (goal === undefined || asked.includes('products')) return null;
  return { label: goal === 'booking' ? words.actions.book : words.actions.getQuote, href: goal };
}

/** What a page in another language than English opens with. */
export function heroOf(opening: Opening): SectionContent {
  const { facts, words, family, opened, over, close, lede } = opening;
  const goal = familyGoals[family];
  const main = goalOfDay(opening) ??
    goalAsked(opening) ?? { label: goalLabel(goal, words.actions), href: goal };
  return {
    ...overTitle(facts, over, opened),
    title: opened,
    // A documentation opens with what it is about, and not with the heads of its chapters.
    lede: facts.brief.kind.value === 'docs' ? lede : (skillsLine(facts) ?? toldLede(facts, close) ?? lede),
    actions: [main, { label: words.actions.contactUs, href: 'contact' }],
  };
}
