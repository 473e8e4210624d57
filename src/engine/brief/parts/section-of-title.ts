import type { SectionType, SiteKind } from '@/domain/site/vocabulary';
import { lexiconOf } from '../words/compile-lexicon';
import { findPhrases } from '../words/phrase-index';
import { tokenise } from '../words/tokenise';

/** "Our vets", "Meet the trainers": who works there, by what they are. */
const people =
  /^(?:our|the|meet (?:the|our)) (?:vets?|nurses|doctors|dentists|hygienists|physios?|physiotherapists|therapists|counsellors|midwives|practitioners|clinicians|lawyers|solicitors|barristers|partners|accountants|advisers|advisors|consultants|brokers|agents|architects|surveyors|engineers|electricians|plumbers|builders|gardeners|groomers|trainers|coaches|instructors|teachers|tutors|lecturers|guides|skippers|drivers|pilots|stylists|barbers|hairdressers|beauticians|tattooists|chefs|cooks|bakers|brewers|baristas|growers|makers|producers|photographers|designers|developers|editors|translators|musicians|players|volunteers|trustees|governors|councillors|wardens|crew|committee)$/iu;

/** The section a page title or heading names ("Our people" -> team, "Speisekarte" -> menu), or null. */
export function sectionOfTitle(title: string, language: string, kind: SiteKind): SectionType | null {
  // "Hiring the church room": to let, and no work to offer.
  if (language === 'en' && /^hiring (?:the|our|a|out)\s/iu.test(title)) return 'booking';
  if (language === 'en' && people.test(title)) return 'team';
  // "Booking policy": what is to be known beforehand, and no form to book by.
  if (language === 'en' && /^(?:our |the )?booking (?:policy|policies|rules|terms|conditions)$/iu.test(title))
    return null;
  // Versions and what changed in them, and no history of whoever makes it.
  if (language === 'en' && /^(?:the |our )?(?:change ?log|release notes)$/iu.test(title)) return null;
  // "How locks work": what is to be explained, and nothing that was done. "How it works" tells the steps.
  if (language === 'en' && /^how (?!it |we |this |that )\p{L}[\p{L}’' -]* works?$/iu.test(title)) return null;
  // Of a club these are scores, and no work done for a client.
  if (
    language === 'en' &&
    (kind === 'nonprofit' || kind === 'gym') &&
    /^(?:our |the )?(?:results|scores|league tables?|fixtures and results)$/iu.test(title)
  )
    return null;
  const tokens = tokenise(title);
  const matches = findPhrases(lexiconOf(language).sections, tokens);
  const special = matches.find((match) => match.value.kinds?.has(kind) === true);
  const general = matches
    .filter((match) => match.value.kinds === null)
    .toSorted((one, other) => other.to - other.from - (one.to - one.from))[0];
  return (special ?? general)?.value.value ?? null;
}
