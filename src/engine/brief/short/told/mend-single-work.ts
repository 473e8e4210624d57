import type { Brief } from '@/domain/site/brief';
import type { ReadPart } from '../names/mend-intro';

const work =
  /\b(?:book|novel|memoir|guide ?book|cook ?book|album|film|documentary|board game|card game|calendar)$/iu;
const asked = /^[^.,\n]{0,30}\b(?:page|site|website)\s(?:for|about)\s(?:an?|my|our|the)\s/iu;

/** "Landing page for a local history book": one book that is sold, and no society for its subject. */
export function mendSingleWork(brief: Brief, readPart: ReadPart): Brief {
  const { offer, kind, prompt } = brief;
  if (kind.value !== 'nonprofit' || !offer || !work.test(offer.value) || !asked.test(prompt)) return brief;
  const told = readPart(prompt, { kind: 'product' });
  const titled = /["“](?<title>[^"”\n]{4,70})["”]/u.exec(prompt);
  const title = titled?.groups?.['title'];
  const start = titled ? titled.index + 1 : 0;
  return {
    ...told,
    offer,
    name: title === undefined ? told.name : { value: title, spans: [{ start, end: start + title.length }] },
    items: told.items.filter(({ value }) => value.name !== title),
  };
}
