import type { Brief, BriefCorrections } from '@/domain/site/brief';

const opening = 60;
/** Software by its first word, whoever it is made for. */
const software =
  /^(?:(?:landing\s?page|landingpage|strona|site|website|webseite|web|página(?: web)?|page|sito|pagina)\s(?:dla|para|pour|für|per|voor|de|van|di)?\s?(?:un[ae]?\s|una?\s|ein(?:e|en)?\s|een\s)?)?(?:saas|software|oprogramowani[ea]|logiciel|yazılımı?|programa de gestión|gestionale|برنامج|תוכנת|תוכנה)(?!\p{L})(?!\s?-?(?:haus|house|firma|agentur|unternehmen|entwickl|mühendis|şirket|geliştir|engineer|développ))/iu;
const read = new Set(['saas', 'mobile-app']);
const tools = new Set(['unknown', 'clinic', 'dentist', 'therapist', 'veterinary', 'salon', 'spa', 'gym', 'yoga', 'restaurant', 'cafe', 'hotel', 'law', 'accountant', 'real-estate', 'construction', 'auto', 'shop', 'course', 'home-services', 'cleaning', 'insurance', 'nonprofit', 'event', 'florist', 'bakery', 'bar']); // prettier-ignore

/** "SaaS „Kolejka“ do zapisów pacjentów": a program for practices is no practice, so it is read once more as what it is. */
export function softwareByHead(
  whole: Brief,
  corrections: BriefCorrections,
  readPart: (part: string, told: BriefCorrections) => Brief,
): Brief {
  const { kind, prompt, spoken } = whole;
  if (corrections.kind !== undefined || read.has(kind.value) || !tools.has(kind.value) || spoken === 'en')
    return whole;
  return software.test(prompt.slice(0, opening)) ? readPart(prompt, { ...corrections, kind: 'saas' }) : whole;
}
