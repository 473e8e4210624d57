import type { Brief } from '@/domain/site/brief';

const landing = /landing|atterrissage|aterrizaje|açılış|هبوط|נחיתה/iu;

/** "Landingpage …, Seiten: Start, Kurse, Kontakt": where pages are named, a landing page is no more than a word for a site. */
export const landingOfPages = (brief: Brief): Brief =>
  brief.onePage?.value === true &&
  brief.pages.length > 1 &&
  brief.onePage.spans.every(({ start, end }) => landing.test(brief.prompt.slice(start, end)))
    ? { ...brief, onePage: null }
    : brief;
