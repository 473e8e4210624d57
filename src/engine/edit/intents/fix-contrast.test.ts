import { expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { loadAllCopy } from '../../plan/load-copy';
import { makeSite, runCommands } from '../../../../tests/support/made-sites/run-command';

await Promise.all([loadAllLexicons(), loadAllCopy()]);

it('leaves white letters on red buttons that are set large, and those on terracotta are dark', () => {
  for (const buttons of ['red', 'terracotta']) {
    const site = makeSite(`Dog grooming Bubble & Paws in Leeds, ${buttons} buttons, prices`);
    const before = runCommands(site, 'add a section about parking').read('style.css');
    const { read } = runCommands(site, 'fix the contrast');
    const token = /--on-button: [^;]+;/u;
    expect(token.exec(read('style.css'))?.[0]).toBe(token.exec(before)?.[0]);
    expect(before.includes('/* Large labels */')).toBe(buttons === 'red');
  }
});
