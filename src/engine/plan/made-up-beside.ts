import type { Brief } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import { isPersonal } from './is-personal';

const dated: readonly SectionType[] = ['events', 'timetable', 'agenda'];
const peopled: readonly SectionType[] = ['team', 'speakers', 'teacher'];
const alone =
  /(?:^|[\s.,(])(?:i['’]?m|i am|my name['’]?s|my name is)\s+(?:an?\s|the\s|dr\s|called\s)?\p{L}/iu;

const firstPerson = /(?<![\p{L}'’])(?:i|i['’]?m|i['’]ve|i['’]ll)(?![\p{L}])/iu;
const several = /(?<!\p{L})(?:we|our|us|team|staff|partners?|colleagues)(?!\p{L})/iu;

const agents =
  /\b(?:artist|tutor|teacher|photographer|cleaner|therapist|trainer|gardener|plumber|electrician|decorator|carpenter|stylist|coach|groomer|walker|tuner|celebrant|illustrator|copywriter|magician|potter|masseuse|counsellor|hypnotherapist|seamstress|dressmaker|videographer)$/iu;

/** "i come to your home", "Dr Anil Mehta, private GP", "freelance copywriter": one person, as far as is told. */
function isLone({ prompt, name, offer, language }: Brief): boolean {
  if (language.value !== 'en' || several.test(prompt)) return false;
  return (
    alone.test(prompt) ||
    firstPerson.test(prompt) ||
    /^(?:Dr|Prof|Mrs?|Ms)\.?\s\p{Lu}/u.test(name?.value ?? '') ||
    /\b(?:freelance|freelancer|self[- ]employed|one[- ](?:man|woman))\b/iu.test(offer?.value ?? '') ||
    agents.test(offer?.value ?? '')
  );
}

/**
 * Whether a section that nobody asked for would hold made-up days or people beside the true ones that the prompt tells:
 * usual dates next to a told one, a staff round somebody who works alone.
 */
export function isMadeUpBeside(brief: Brief, type: SectionType): boolean {
  // "Ferryman £24, Moss £18": beside several that are told no made-up one is taken apart, nor compared.
  if (type === 'product-detail' || type === 'comparison')
    return (
      !brief.sections.some(({ value }) => value === type) &&
      brief.items.filter(({ value }) => value.price !== undefined).length > (type === 'comparison' ? 1 : 0)
    );
  // "Weekdays 3pm to 8pm": when somebody teaches is told, so no other week stands beside it.
  if (
    type === 'timetable' &&
    (brief.hours !== null ||
      (brief.language.value !== 'en' && brief.items.some(({ value }) => value.price !== undefined))) &&
    !brief.items.some(({ value }) => value.section === type)
  )
    return !brief.sections.some(({ value }) => value === type);
  const family = [dated, peopled].find((types) => types.includes(type));
  if (!family || brief.sections.some(({ value }) => value === type)) return false;
  if (brief.items.some(({ value }) => value.section === type)) return false;
  // "Abogada en Pamplona, Lucía Goñi": who bears a person's name works alone.
  if (type === 'team' && isPersonal(brief)) return true;
  if (family === peopled && (isLone(brief) || (brief.language.value === 'en' && alone.test(brief.prompt))))
    return type === 'team';
  return brief.items.some(
    ({ value }) =>
      value.section !== null &&
      family.includes(value.section) &&
      (family === peopled || value.when !== undefined),
  );
}
