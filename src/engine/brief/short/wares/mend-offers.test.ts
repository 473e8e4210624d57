import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

beforeAll(loadAllLexicons);

const itemsOf = (prompt: string): string[] =>
  readBrief(prompt).items.map(({ value }) => [value.name, value.price].filter(Boolean).join(' '));

describe('what a local business offers in a short prompt', () => {
  it('names sizes after what they are of, not after their list', () => {
    expect(
      itemsOf('Mobile dog groomer called Muddy Paws. Prices: small dog £30, medium £40, large £55.'),
    ).toEqual(['small dog £30', 'medium dog £40', 'large dog £55']);
  });

  it('gives the price of packages to what they are packages of', () => {
    expect(itemsOf('Wedding DJ based in Cork, packages from €650, gallery')).toEqual(['Wedding DJ €650']);
  });

  it('takes the offer and its town off the name of a priced thing', () => {
    const prompt = 'driving instructor geelong automatic lessons $65 hr, packages';
    expect(itemsOf(prompt)[0]).toBe('Automatic lessons $65');
    expect(readBrief(prompt).place?.value).toBe('Geelong');
  });

  it('takes who works alone and where for no offers', () => {
    const prompt = 'i fix pianos and tune them, work alone, cover all of Devon, 65 pounds a tuning';
    expect(itemsOf(prompt)).toEqual(['Tuning £65']);
    expect(readBrief(prompt).place?.value).toBe('Devon');
    expect(readBrief(prompt).offer?.value).toBe('piano repair');
  });

  it.each([
    ['Wedding DJ and photo booth in Cork', 'portfolio', 'Photo booth'],
    ['Bike shop and cafe in Bristol', 'shop', 'Cafe'],
    ['Indoor gun range and training academy in Boise', 'course', 'Training academy'],
  ])('is of the kind of the first of two things, and has the second: %s', (prompt, kind, second) => {
    expect(readBrief(prompt).kind.value).toBe(kind);
    expect(itemsOf(prompt)).toContain(second);
  });

  it('is what is based somewhere, not what it is for', () => {
    const brief = readBrief(
      'Chennai based tailor for ladies blouse and lehenga stitching, home measurement, whatsapp',
    );
    expect(brief.offer?.value).toBe('tailor');
    expect(brief.items.map(({ value }) => value.name)).toEqual([
      'Ladies blouse and lehenga stitching',
      'Home measurement',
    ]);
  });

  it.each([
    'kids birthday party place with trampolines, packages, book a party, waiver',
    'Party bus rental in Vegas, photos, prices',
    'birthday party entertainers in Hull',
  ])('is no invitation where the party is their business: %s', (prompt) => {
    expect(readBrief(prompt).kind.value).not.toBe('event');
  });

  it('reads the rest of a list of services, but no facts and no towns', () => {
    const prompt =
      'Concrete contracting company, driveways, patios, stamped concrete, free estimates, Tulsa OK';
    expect(itemsOf(prompt)).toEqual(['Driveways', 'Patios', 'Stamped concrete']);
    expect(readBrief(prompt).place?.value).toBe('Tulsa OK');
  });
});
