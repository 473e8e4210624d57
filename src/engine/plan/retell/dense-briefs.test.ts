import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Brief } from '@/domain/site/brief';
import { textOf } from '@/domain/site/site-file';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { composeSite } from '../../compose/compose-site';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';
import { isForMaker } from './is-for-maker';
import { partPrompt } from './part-prompt';
import { readTold } from './read-told';

const prompts = new Map(
  readFileSync('bench/sets/fidelity.jsonl', 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { id: string; prompt: string })
    .map(({ id, prompt }) => [id, prompt]),
);
const briefs = new Map<string, Brief>();
const told = (id: string): Brief => {
  const known = briefs.get(id) ?? readTold(readBrief(prompts.get(id) ?? ''));
  briefs.set(id, known);
  return known;
};
const siteOf = (id: string): string =>
  composeSite(makePlan(readBrief(prompts.get(id) ?? ''), 5))
    .filter(({ path }) => path.endsWith('.html') && path !== '404.html')
    .map((file) =>
      textOf(file)
        .replace(/<head[\s\S]*?<\/head>/u, ' ')
        .replace(/<[^>]+>/gu, ' ')
        .replace(/&#39;|’/gu, "'")
        .replace(/\s+/gu, ' '),
    ) // prettier-ignore
    .join(' ');

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

describe('single facts of a dense brief', () => {
  it('takes a street for an address, without its floor, and no bus', () => {
    expect(told('counsellor').address?.value).toBe('22 Cathedral Road');
    expect(told('accountant').address?.value).toBe('3 Albert Street');
    expect(told('fencing-club').address).toBeNull();
  });
  it('takes the owner’s telephone, not that of an emergency', () => {
    expect(told('counsellor').phone?.value).toBe('029 5555 0127');
  });
  it('opens in the evening when it says so, and takes no class and no handing over for hours', () => {
    expect(told('counsellor').hours?.value.at(-1)).toEqual({ days: [3], opens: 1020, closes: 1230 });
    expect(told('fencing-club').hours).toBeNull();
    expect(told('dog-daycare').hours).toBeNull();
  });
  it('is named as it signs, and placed in its town', () => {
    expect(told('museum').name?.value).toBe('The Tallow House');
    expect(told('counsellor').name?.value).toBe('Stillwater Counselling');
    expect(told('joiner').place?.value).toBe('Falmouth');
  });
  it('was not founded when it became neutral, and offers no half sentence', () => {
    expect(told('accountant').founded).toBeNull();
    expect(told('museum').offer?.value).toBe('small museum of candle and soap making');
    expect(told('bee-farm').offer?.value).toBe('bee farm');
    expect(told('boat-trips').offer?.value).toBe('boat trips');
  });
  it('wants no part that a story only mentions, nor one refused in a row', () => {
    const sections = (id: string): string[] => told(id).sections.map(({ value }) => value);
    expect(sections('accountant')).not.toContain('form');
    expect(sections('boat-trips')).not.toContain('products');
    expect(sections('boat-trips')).not.toContain('countdown');
    expect(told('museum').parts).toEqual([]);
  });
});

it('takes no person for what is offered, and says short orders to visitors', () => {
  const prompt =
    'I am Marek Sobol and my business is called Night Owl Locks in Leicester. I have been a locksmith for 22 years and I am a member of the Master Locksmiths Association. I open doors without drilling and repair door mechanisms. Opening a door costs £75 by day and £110 after 8pm, a new cylinder is £65 fitted, and safe opening starts at £180. Eat before you come. The dog, called Bruno, waits in the van and sees that nobody is bored. Call 0116 555 0145 at any hour, and please have the name of your street ready when you do. Work is guaranteed for twelve months.';
  const brief = readTold(readBrief(prompt));
  expect(brief.offer?.value).toBe('locksmith');
  expect(brief.name?.value).toBe('Night Owl Locks');
  const text = composeSite(makePlan(readBrief(prompt), 5)).filter(({ path }) => path.endsWith('.html')).map((file) => textOf(file)).join(' '); // prettier-ignore
  expect(text).toContain('Eat before you come');
  expect(text).not.toContain('my business is.');
});

it('is named as its first words say, not after who founded it, and hires nobody by working alone', () => {
  const school = readTold(
    readBrief(
      `Hollow Oak Riding School near Ashbourne was started in 1973 by Peggy Slater and is run today by her granddaughter Rowena, a BHS stage 4 coach. We have 24 horses and ponies, from Biscuit, who is 11 hands, to Colossus, a Shire. Group lessons cost £32 an hour, private lessons £48 for half an hour, and hacks £40; loan of hat and boots is free. The weight limit is 15 stone. If it thunders we teach stable management instead. Closed on Mondays, otherwise 9 to 6.`,
    ),
  );
  expect(school.name?.value).toBe('Hollow Oak Riding School');
  const alone = readTold(
    readBrief(
      "I'm Ingeborg Falk, a sworn translator from Norwegian and Danish into English, working alone in Norwich since 2004. I translate contracts, patents, school certificates and cookery books, and once a whole opera. Delivery of a certificate takes two working days, of a contract about a week. I studied law in Bergen and worked for Statoil for six years. Everything you send is kept confidential and deleted after 90 days. I do not translate into Norwegian, but my colleague Tor Aasen does.",
    ),
  );
  expect(alone.name?.value).toBe('Ingeborg Falk');
  expect(alone.sections.map(({ value }) => value)).not.toContain('jobs');
});

describe('what is said to whoever makes the site', () => {
  it.each([
    'No online payments yet, and I do not want cartoon bees.',
    "We don't take bookings, and we don't want photos of models eating croissants.",
    'It should look like an old poster, and there should be no online ticketing, we sell at the door.',
  ])('is parted from what visitors read: %s', (prompt) => {
    const brief = readBrief(`The Rye House is a bakery in Leeds. ${prompt}`);
    const wishes = partPrompt(brief.prompt).filter((piece) => isForMaker(piece, brief));
    expect(wishes).toHaveLength(prompt.includes('poster') ? 2 : 1);
    expect(wishes.at(-1)?.text).toMatch(/cartoon|croissants|ticketing/u);
  });
  it.each([
    'Wear a warm layer and a hat, because the terns peck.',
    'Second track on the left; sat nav sends you to the wrong farm.',
    'We draw the sections for the conservation officer and have had no refusal yet.',
    'We show "Ikiru" on 11 September and "Local Hero" on 6 November.',
    "If you'd like to give something, the hospice looked after him; we don't want flowers.",
    'Best Barber of Lincolnshire 2022 and 2023.',
    'My rate is £0.14 a word, certificates are £45 a page including the stamp.',
    'Bread left at closing goes to the Wakefield Street Kitchen.',
  ])('is none of this: %s', (text) => {
    const prompt = `The Rye House is a bakery in Wakefield. ${text}`;
    const brief = readBrief(prompt);
    expect(partPrompt(prompt).filter((piece) => isForMaker(piece, brief))).toEqual([]);
  });
});

describe('a whole site', () => {
  it.each([
    ['film-club', ['Local Hero', '6 November', 'We sell at the door', 'Sunita Bal'], ['online ticketing', 'Man"']],
    ['joiner', ['conservation officer', '£950 to £1,600'], ['chat box']],
    ['dog-daycare', ['Grooming, small dog', 'Daycare, half day'], ['Six weeks £95', 'mustard']],
    ['boat-trips', ['Puffin Landing, adults', 'June, July and August', 'terns peck'], ['Not long now']],
    ['joiner', ['Listed building? We draw the sections'], ['Costs £']],
    ['dog-daycare', ['Grooming by Kasia Nowak, City'], ['six to six,<', 'Costs £35', 'Ripley £6']],
    ['accountant', ['bell sticks', 'Second payment'], ['Who met at KPMG', 'since 2021, 3']],
    ['fencing-club', ['Membership, juniors', 'two at most'], ['After that membership is £22 a month for seniors.']],
    ['bee-farm', ['One-day taster course', 'Beeswax polish tin', 'A822'], ['cartoon', 'Twenty hives']],
  ] as const)('says what the %s told and nothing that it did not', (id, words, others) => {
    const text = siteOf(id);
    for (const one of words) expect.soft(text).toContain(one);
    for (const one of others) expect.soft(text).not.toContain(one);
  }); // prettier-ignore
});
