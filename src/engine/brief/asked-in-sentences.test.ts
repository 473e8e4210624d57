import { describe, expect, it } from 'vitest';
import { readBrief } from './read-brief';

const listed = (slots: readonly { readonly value: string }[]): string[] => slots.map(({ value }) => value);

describe('a prompt in whole sentences', () => {
  it('is read like one in key words', () => {
    const brief = readBrief(
      'I teach maths to GCSE kids. I’m Priya Raman. Parents should be able to see what it costs (£35 an hour, £150 for a block of five), read what other parents have said about me and send me a message.',
    );
    expect(listed(brief.sections)).toEqual(['pricing', 'testimonials', 'contact']);
    expect(brief.items.map(({ value }) => `${value.section} ${value.name} ${value.price}`)).toEqual([
      'pricing An hour £35',
      'pricing block of five £150',
    ]);
  });

  it('tells plans one of which is free, and a badge that is no place', () => {
    const { items } = readBrief(
      'Shiftwise is a rota planner for cafés. Plans are Counter (free), Kitchen (£19 a month) and Chain (£59 a month). Main button says "Plan next week".',
    );
    expect(items.map(({ value }) => `${value.name} ${value.price}`)).toEqual([
      'Counter free',
      'Kitchen £19 a month',
      'Chain £59 a month',
    ]);
  });

  it('gives donations their sums without a coin', () => {
    const { items } = readBrief(
      'Second Bowl is a cat rescue. Include: donations (5, 15, 40 or their own amount), team.',
    );
    expect(items.filter(({ value }) => value.section === 'donation').map(({ value }) => value.price)).toEqual(
      ['5', '15', '40'],
    );
  });

  it('is named by a sign with small words in it', () => {
    const nameOf = (prompt: string) => readBrief(prompt).name?.value;
    expect(nameOf('my dad restores vintage motorcycles near Hereford. It’s called Rust to Road.')).toBe(
      'Rust to Road',
    );
    expect(nameOf('Field Notes from a Slow Garden – a gardening blog. Headings in a serif typeface.')).toBe(
      'Field Notes from a Slow Garden',
    );
    expect(
      nameOf('The Lamplighters’ Museum in Dundee wants a website with pages Home, Visit, Exhibitions.'),
    ).toBe('The Lamplighters’ Museum');
    expect(nameOf('Portrait studio called Margin Light from Leeds')).toBe('Margin Light');
  });

  it('says what something stands on, and sells no typeface', () => {
    const club = readBrief('Rowing club Wensum Oars, Norwich. Dark text on white, burgundy buttons.');
    expect(club.scheme).toBeNull();
    expect(club.colours.map(({ value }) => `${value.role} ${value.name}`)).toEqual([
      'background white',
      'button burgundy',
    ]);
    expect(readBrief('A gardening blog. Four example posts. Headings in a serif typeface.').kind.value).toBe(
      'blog',
    );
  });

  it('tells a wedding with a dress code, a sweep with services and a kitchen that cooks', () => {
    expect(
      readBrief(
        'Priya and Jonas are getting married! 5 December 2026, near Salzburg. FAQ (dress code, kids). A countdown would be lovely.',
      ).offer?.value,
    ).toBe('wedding');
    expect(
      listed(
        readBrief('chimney sweep in Dundee, Tam’s Flues. list of services, areas covered, get a quote')
          .sections,
      ),
    ).toEqual(['services', 'areas', 'quote']);
    expect(
      readBrief('Two Aunties is a dumpling kitchen in Melbourne. Menu: Pork & chive $14, Potstickers $15')
        .kind.value,
    ).toBe('restaurant');
  });

  it('says what a button says without marks round it', () => {
    const { quotes } = readBrief(
      'landing page for our startup Tallowa, hero with a button that says Request a sample, the team, and an faq',
    );
    expect(quotes.map(({ value }) => `${value.use} ${value.text}`)).toEqual(['button Request a sample']);
  });
});
