import type { SectionType, SiteKind } from '@/domain/site/vocabulary';
import type { Met } from '../offer/find-meant';
import type { Reading } from '../reading';

const client = /^(?:client|klien[ct]|klant|kunden|לקוחות)/u;
/** Words before one entry of several. */
const entry =
  /^(?:y|et|und|e|en|i|con|avec|mit|com|met|z|nuestros|nos|nossos|os|los|les|i|onze|nasi|unsere)$/u;

/** Words for sections that here are what somebody shows, puts up or tows. */
export function isAboutTheWork(
  { tokens, language }: Reading,
  { value, from, to }: Met<SectionType>,
  kind: SiteKind,
): boolean {
  const form = tokens[from]?.form ?? '';
  const before = tokens[from - 1]?.form ?? '';
  const isLed = tokens[from]?.gap === ' ';
  // "les avis de mes clients", "żeby klienci mogli": people who come, no logos of theirs.
  if (value === 'logos' && language.value !== 'en' && client.test(tokens[to - 1]?.form ?? ''))
    return isLed && !entry.test(before);
  // "gallery of jobs", "recent jobs": what the pictures show.
  if (form === 'jobs' && isLed && /^(?:of|recent|past|previous|finished|completed|our|some)$/u.test(before))
    return true;
  // "league results": what a club puts up.
  if (form === 'results' && value === 'case-study') return kind === 'nonprofit' || kind === 'gym';
  // "minutes and agendas": what a council puts up.
  if (/^agendas?$/u.test(form)) return [-2, -1, 1, 2].some((far) => tokens[from + far]?.form === 'minutes');
  // "press quotes": what others said, no price to ask for.
  if (/^quotes?$/u.test(form) && value === 'quote')
    return isLed && /^(?:press|pull|reader|readers|customer|film|famous|inspiring|review)$/u.test(before);
  // "waiting list 2 years": how long one waits.
  if (form === 'waiting' && value === 'newsletter')
    return /^\d+$|^(?:about|around|of)$/u.test(tokens[from + 2]?.form ?? '');
  // "I come to your home or work": where somebody is, no work to look at.
  if (form === 'work' && isLed && /^(?:or|to|from|at|your|after|before|we|they|i|you)$/u.test(before))
    return true;
  // "no presents, but donations to Dementia UK": given elsewhere.
  if (/^donations?$/u.test(form) && tokens[from + 1]?.form === 'to')
    return /^\p{Lu}/u.test(tokens[from + 2]?.text ?? '');
  // "18 heritage varieties", "20 min intro call", "300 bottles": counted, so no section of which there is one or none.
  const count = [1, 2]
    .map((back) => tokens[from - back])
    .find((token) => /^\d{1,4}$/u.test(token?.text ?? ''));
  const isNear = count !== undefined && count.clause === tokens[from]?.clause;
  if (
    isNear &&
    (/^(?:story|about|contact|newsletter)$/u.test(value) || (value === 'products' && Number(count.text) > 60))
  )
    return true;
  // "short films" at a film festival are its programme.
  if (/^(?:films?|movies?)$/u.test(form) && value === 'video') return kind === 'event';
  // "an old horse trailer": something on wheels.
  return (
    /^trailers?$/u.test(form) &&
    isLed &&
    !/^(?:an?|the|our|film|movie|book|game|album|launch|official|video|watch|and|with)$/u.test(before)
  );
}
