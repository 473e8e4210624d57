import type { Brief } from '@/domain/site/brief';

const trainer =
  /personal ?trainer|persoonlijk(?:e)? trainer|trener\p{L}* (?:personaln|osobist)\p{L}*|kişisel (?:antrenör|eğitmen)|مدرب[ةه]? (?:شخصي|لياق|فتنس)|كابتن|מאמנ?[ןת]? (?:כושר|אישי)|מאמן כושר|מאמנת כושר/iu;
// Who trains groups trains nobody alone.
const groups = /(?:kleine|in) groep|grupow|w grupach|grup (?:ders|antrenman)|مجموعات|بمجموعات|בקבוצ|קבוצות/iu;
/** Whether a site is that of somebody who trains people one by one, in a language of the east. */
export const isTrainer = ({ offer, name, language, prompt }: Brief): boolean =>
  ['nl', 'pl', 'tr', 'ar', 'he'].includes(language.value) &&
  !groups.test(prompt) &&
  trainer.test(`${offer?.value ?? ''} ${name?.value ?? ''}`);
