import { expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

await loadAllCopy();

it('draws a dish by its name, and a cake where there is one', () => {
  const { pages } = makePlan(readBrief('Trattoria a Bologna con menù e prenotazioni'), 1);
  const dishes = pages.flatMap(({ sections }) => sections).flatMap(({ content }) => content.items ?? []);
  const art = (title: RegExp) => dishes.find((item) => title.test(item.title) && item.art)?.art;
  expect(art(/tiramis/iu)).toBe('cake');
  expect(art(/tagliatelle/iu)).toBe('dish');
});
