import { beforeAll, expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadAllLexicons } from '../../words/lexicon-shelf';

beforeAll(loadAllLexicons);

it('takes the number of a unit for its door', () => {
  const brief = readBrief(
    'Marquee hire for weddings in Yeovil, £400 a day, open mon-fri 8 to 5. Unit 3 Lufton 12',
  );
  expect(brief.name).toBeNull();
  expect(brief.address?.value).toBe('Unit 3 Lufton 12');
});

it('takes no towns for a sign', () => {
  expect(readBrief('we buy old cameras, Bolton + Lancashire. cash paid. ring 07700 900781').name).toBeNull();
});

it('is not called by who speaks there once', () => {
  const brief = readBrief(
    'Gardening society Otley. Meet 1st Tues 7.30. next talk 9 March: ferns, by Dr Joan Pell',
  );
  expect(brief.name?.value ?? '').not.toMatch(/Pell/u);
});

it('leaves the town behind the trade where a farm is only the door', () => {
  const brief = readBrief(
    'puppy classes Rotherham, 2 levels: pups, teens. field at Moor Top Farm. £50 for 5 weeks',
  );
  expect(brief.place?.value).toBe('Rotherham');
  expect(brief.address?.value).toBe('Moor Top Farm, Rotherham');
});

it('calls a feast in a street by both', () => {
  const brief = readBrief(
    'a page for our street party committee, Birch Road, Saturday 5 June 2027. cakes wanted',
  );
  expect(brief.name?.value).toBe('Birch Road Street Party');
  expect(brief.address?.value).toBe('Birch Road');
});
