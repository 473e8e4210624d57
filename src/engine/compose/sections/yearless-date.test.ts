import { expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../../plan/load-copy';
import { makePlan } from '../../plan/make-plan';
import { composeSite } from '../compose-site';

it('writes a day without its year as the validators read it', async () => {
  await Promise.all([loadAllLexicons(), loadAllCopy()]);
  const brief = readBrief('Our wedding, Priya and Tom, 12 September at Barton Hall. Countdown, RSVP.');
  const pages = composeSite(makePlan(brief, 5)).map(({ content }) => String(content));
  expect(pages.join('\n')).toContain('<time datetime="09-12">');
});
