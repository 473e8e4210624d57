import type { Brief, Slot } from '@/domain/site/brief';
import { appKinds, type SiteKind } from '@/domain/site/vocabulary';
import { numberOf } from '../../../number-of';

const callings =
  'vets?|veterinarians?|instructors?|teachers?|tutors?|coach(?:es)?|trainers?|solicitors?|lawyers?|attorneys?|barristers?|therapists?|practitioners?|physios?|physiotherapists?|osteopaths?|dentists?|doctors?|surgeons?|nurses?|midwives|hygienists?|opticians?|stylists?|barbers?|hairdressers?|colourists?|beauticians?|groomers?|agents?|brokers?|advis[eo]rs?|accountants?|consultants?|mechanics?|fitters?|electricians?|plumbers?|guides?|chefs?|bakers?|baristas?|architects?|surveyors?|mentors?|tattooists?|partners?|founders?|carers?|gardeners?|carpenters?|joiners?|counsellors?|fixers?|menders?|restorers?|handlers?|falconers?|leaders?|hosts?|musicians?|dancers?|growers?|walkers?|sitters?|editors?|translators?|researchers?|engineers?|developers?|designers?|directors?|trustees?|organi[sz]ers?|keepers?|rangers?|presenters?|broadcasters?|councillors?|governors?|commissioners?|officers?|clergy|curators?|conservators?|singers?|actors?|volunteers|skippers?|staff|team';
/** "3 vets", "5 yoga teachers", "3 therapist bios"; what is one of them and no list of them stands after a word of its own. */
const counted = new RegExp(
  String.raw`(?<![\p{L}\d.,£$€-])(?<count>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve)\s(?:[\p{Ll}-]+\s){0,2}?(?<who>${callings})(?:\s(?<shown>bios?|biographies|profiles?|portraits?|members))?(?![\p{L}'’-])`,
  'giu',
);
/** Somebody else's, or how long and how often; behind a colon they are told by name. */
const others =
  /\b(?:for|by|(?<!\b(?:team|crew|staff|board|committee|council|panel) )of|from|to|over|every|than|after|with over)\s$/iu;
const among = new Set<SiteKind>([...appKinds, 'event', 'shop', 'product', 'cv', 'directory', 'blog']);
const most = 24;
/** So many somebody may want shown one by one who begins with them. */
const mostShown = 9;

/** "3 vets", "5 instructors", "therapist bios (3)": as many of those who work there are shown. */
export function mendCountedPeople(brief: Brief): Brief {
  const { counts, sections, prompt } = brief;
  if (brief.language.value !== 'en' || among.has(brief.kind.value)) return brief;
  if (counts.some(({ value }) => value.thing === 'team')) return brief;
  const found = [...prompt.matchAll(counted)].find(({ 0: whole, groups, index }) => {
    const count = numberOf(groups?.['count'] ?? '');
    const isMany =
      groups?.['shown'] !== undefined || /(?:s|staff|midwives|es)$/iu.test(groups?.['who'] ?? '');
    // "software consultancy Northbeam, 12 engineers, Oslo": how large the house is, before anything is asked for.
    const isSize =
      count > mostShown && groups?.['shown'] === undefined && !/[.!?:]/u.test(prompt.slice(0, index));
    return (
      count > 1 &&
      count <= most &&
      !isSize &&
      isMany &&
      !others.test(prompt.slice(0, index)) &&
      !prompt.slice(index).startsWith(':', whole.length)
    );
  });
  if (!found) return withSeveral(brief);
  const span = { start: found.index, end: found.index + found[0].length };
  const isRead = ({ spans }: Slot<unknown>): boolean =>
    spans.length > 0 && spans.every(({ start, end }) => start >= span.start && end <= span.end);
  const left = sections.filter((slot) => slot.value === 'team' || slot.value === 'teacher' || !isRead(slot));
  const isShown = left.some(({ value }) => value === 'team' || value === 'teacher');
  return {
    ...brief,
    counts: [
      ...counts.filter((slot) => !isRead(slot)),
      { value: { thing: 'team', count: numberOf(found.groups?.['count'] ?? '') }, spans: [span] },
    ],
    items: brief.items.filter((slot) => !isRead(slot)),
    phrases: brief.phrases.filter((slot) => !isRead(slot)),
    sections: isShown ? left : [...left, { value: 'team', spans: [span] }],
  };
}

const several = /(?<=[,.;:]\s(?:and\s)?|\band\s)(?:our |the |meet the |meet our )?(?:teachers|instructors|trainers|tutors|coaches)(?=[,.;]|\s?$)/iu; // prettier-ignore
const fewestOfSeveral = 3;

/** "teachers" among the parts of a school: more than one of them, where its usual copy knows one. */
function withSeveral(brief: Brief): Brief {
  const { kind, prompt, counts, sections, items } = brief;
  const found = kind.value === 'course' ? several.exec(prompt) : null;
  const isAsked = sections.some(({ value }) => value === 'team');
  // Those that are told by name are all of them.
  if (!found || !isAsked || items.some(({ value }) => value.section === 'team' || value.section === 'teacher')) return brief; // prettier-ignore
  const spans = [{ start: found.index, end: found.index + found[0].length }];
  return { ...brief, counts: [...counts, { value: { thing: 'team', count: fewestOfSeveral }, spans }] };
}
