import { beforeAll, describe, expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadAllLexicons } from '../../words/lexicon-shelf';

beforeAll(async () => {
  await loadAllLexicons();
});

const told = (prompt: string) => {
  const { name, offer, sections, parts } = readBrief(prompt);
  return {
    name: name?.value ?? null,
    offer: offer?.value,
    sections: sections.map(({ value }) => value),
    parts: parts.map(({ value }) => value.title),
  };
};

describe('a list of the sections that the page is to have', () => {
  it('names nobody and tells no trade', () => {
    expect(
      told(
        'Build a responsive website for a craft brewery with sections: Hero, Our Beers, Taproom, Events, Find Us, Contact',
      ),
    ).toEqual({
      name: null,
      offer: 'craft brewery',
      sections: ['hero', 'products', 'events', 'map', 'contact'],
      parts: ['Taproom'],
    });
    expect(
      told(
        'Build a responsive website for a law firm with sections: Home, About Us, Practice Areas, Attorneys, Case Results, Blog, Contact',
      ),
    ).toEqual({
      name: null,
      offer: 'law firm',
      sections: ['hero', 'about', 'services', 'team', 'case-study', 'posts', 'contact'],
      parts: [],
    });
  });

  it('keeps what it holds apart: a plain word for what is done there, a title for the rest', () => {
    const { offer, sections, parts } = told(
      'Build a responsive website for an orphanage in Kenya with sections: Hero, Our Children, Programmes, Sponsor a Child, Volunteer, Donate',
    );
    expect(offer).toBe('orphanage');
    expect(sections).toEqual(['hero', 'volunteer', 'donation']);
    expect(parts).toEqual(['Our Children', 'Programmes', 'Sponsor a Child']);
  });

  it('makes no features of the titles of a page for software', () => {
    const { items, parts } = readBrief(
      'Build a responsive website for a resume builder SaaS with sections: Hero, Features, Templates, Pricing, FAQ, Contact',
    );
    expect(items).toEqual([]);
    expect(parts.map(({ value }) => value.title)).toEqual(['Templates']);
  });
});
