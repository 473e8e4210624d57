import { beforeAll, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

beforeAll(loadAllLexicons);

it('tells a program by what stands behind its name, and takes no wish for what it does', () => {
  const { offer, audience, items, parts } = readBrief(
    'SaaS landing page "Stallbook": livery billing for riding schools. Pricing: Pony £19/month, Cob £39/month (most popular), Shire £79/month. Toggle monthly/yearly. Headline: "Fewer unpaid hay bills". Cookie note',
  );
  expect(offer?.value).toBe('livery billing app');
  expect(audience?.value).toBe('riding schools');
  expect(items.map(({ value }) => value.name)).toEqual(['Pony', 'Cob', 'Shire']);
  expect(items[1]?.value).toEqual({
    section: 'pricing',
    name: 'Cob',
    price: '£39/month',
    badge: 'Most popular',
  });
  expect(parts).toEqual([]);
});

it('calls a house by itself, and not by what of it is shown', () => {
  const { kind, offer } = readBrief(
    'judo club timetable pls: tue 18:00 juniors, thu 19:00 seniors. drop in £8, 10 classes £60. called Ippon, Stoke',
  );
  expect(kind.value).not.toBe('unknown');
  expect(offer?.value).toBe('judo club');
});
