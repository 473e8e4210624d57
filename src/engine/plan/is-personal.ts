import type { Brief } from '@/domain/site/brief';
import { isFirstName } from './kinds/parts/people-names';

const titled = /^(?:(?:dr|dra|dott|dottoressa|prof|mag|mme|lic|ד"ר|د)\.?\s)+/iu;
// "Ich bin Hebamme", "Je suis praticienne", "Düğün fotoğrafçısıyım": the prompt speaks in the first person.
const speaking =
  /(?<!\p{L})(?:ich bin|je suis|soy|yo soy|eu sou|sou|sono una?|io sono|ik ben|jestem|אני|أنا)\s\p{L}{4,}|\p{L}{4,}(?:yım|yim|yum|yüm)(?!\p{L})/iu;
const several =
  /(?<!\p{L})(?:wir|unser\p{L}*|nous|notre|nosotr[oa]s|nuestr[oa]s?|somos|nós|noss[oa]s?|noi siamo|nostr[oaie]|wij|ons|onze|nasz\p{L}*|jesteśmy|biz|אנחנו|שלנו|نحن)(?!\p{L})/iu;

/** Whether a site in another language than English is for one person: "Lucía Goñi", "Dra. Marina Alves", "Ich bin Hebamme". */
export function isPersonal({ name, prompt, language, items }: Brief): boolean {
  if (language.value === 'en' || !name) return false;
  const people = items.filter(({ value }) => value.section === 'team');
  if (people.length === 1 && people[0]?.value.name.endsWith(name.value)) return true;
  const words = name.value.replace(titled, '').split(/\s+/u);
  if (words.length < 2 || words.length > 3 || several.test(prompt)) return false;
  return titled.test(name.value) || isFirstName(words[0] ?? '') || speaking.test(prompt);
}
