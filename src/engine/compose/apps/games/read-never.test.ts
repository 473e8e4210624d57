// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { loadAllCopy } from '../../../plan/load-copy';
import { fill, openApp, seek, send, textsOf } from '../../../../../tests/support/made-apps/open-app';
import { readNever } from './read-never';

await loadAllCopy();
beforeEach(() => localStorage.clear());

const names = ['Mum', 'Dad', 'Ella', 'Tom', 'Granny', 'Uncle Joe'];

it('reads who must not draw whom', () => {
  expect(readNever("Mum can't get Dad, and Uncle Joe must not draw Tom", names)).toEqual([
    ['Mum', 'Dad'],
    ['Uncle Joe', 'Tom'],
  ]);
  const each = [['Mum', 'Dad'], ['Dad', 'Mum']]; // prettier-ignore
  expect(readNever('Mum and Dad should not draw each other', names)).toEqual(each);
  expect(readNever('couples: Mum & Dad', names)).toEqual(each);
  expect(readNever('keep Mum and Dad apart', names)).toEqual(each);
  expect(readNever('Mum, Dad and Ella draw names', names)).toEqual([]);
});

const prompt = `Secret Santa for our family of six: ${names.join(', ')}. Mum can't get Dad, and Ella can't get Tom`;
const pairs = (): string[] => {
  for (const button of document.querySelectorAll<HTMLElement>('.pairs button')) button.click();
  return textsOf('.pairs li span');
};

it('draws around the rules, of those named with two words too', () => {
  openApp('game', prompt);
  expect(seek<HTMLTextAreaElement>('[data-names]').value.split('\n')).toEqual(names);
  expect(textsOf('[data-never] li')).toEqual(['Mum does not draw Dad×', 'Ella does not draw Tom×']);
  for (let round = 0; round < 30; round += 1) {
    seek('[data-draw]').click();
    const drawn = pairs();
    expect(drawn).toHaveLength(6);
    for (const line of drawn) expect(line).not.toMatch(/^(?:Mum .*Dad|Ella .*Tom)$/u);
  }
});

it('keeps rules that are added and says when they leave no way', () => {
  openApp('game', 'Secret Santa for Ana, Ben and Cleo');
  for (const taker of ['Ben', 'Cleo']) {
    fill({ '#never-giver': 'Ana', '#never-taker': taker });
    send('[data-rule]');
  }
  seek('[data-draw]').click();
  expect(seek('[data-status]').textContent).toContain('no way to draw');
  openApp('game', 'Secret Santa for Ana, Ben and Cleo');
  expect(textsOf('[data-never] li')).toHaveLength(2);
});
