import { expect, it } from 'vitest';
import { textOf } from '@/domain/site/site-file';
import { loadLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadCopy } from '../../plan/load-copy';
import { makePlan } from '../../plan/make-plan';
import { composeSite } from '../compose-site';

it.each([1, 2, 3, 4, 5, 6])(
  'writes no form where none is wanted, and the phone in its place (seed %i)',
  async (seed) => {
    const prompt = 'Farrier in Montana, phone only 406 555 0142, no form, services, area covered, prices';
    await loadLexicons(prompt);
    const brief = readBrief(prompt);
    await loadCopy(brief);
    const pages = composeSite(makePlan(brief, seed)).filter(({ path }) => path.endsWith('.html'));
    const text = pages.map(textOf).join('\n');
    expect(text).toMatch(/data-section="contact"/u);
    expect(text).not.toMatch(/<form\b/u);
    expect(text).toMatch(/class="call"[\s\S]*tel:4065550142/u);
  },
);
