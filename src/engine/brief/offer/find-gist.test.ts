import { beforeAll, describe, expect, it } from 'vitest';
import { findGist } from './find-gist';
import { findTold } from './find-told';
import { loadAllLexicons } from '../words/lexicon-shelf';
import { readBrief } from '../read-brief';

beforeAll(loadAllLexicons);
const more = ' We are open most days and glad of visitors.'.repeat(12);

describe('the sentence of a long prompt that says what the business is', () => {
  it.each([
    ['Hi there. My name is Marion and I run a saddle fitting business near Ludlow, so I know horses.', 'I run a saddle fitting business near Ludlow'],
    ['Good evening, we are a small choir in Hexham and we want a website.', 'we are a small choir in Hexham'],
    ['I want a site for my coffee cart, Bean There. The cart is a 1961 Wolseley trailer called Fitzwilliam.', 'site for my coffee cart, Bean There'],
    ['# Website brief: Halden & Ruiz, Structural Engineers\nTwo partners.', 'Halden & Ruiz, Structural Engineers'],
  ])('is found in %j', (prompt, gist) => {
    expect(findGist(prompt)?.text).toBe(gist);
  }); // prettier-ignore

  it('tells kind and place, whatever is spoken of later', () => {
    const brief = readBrief(
      `Hello. I run a saddle fitting business near Ludlow. I also sell second hand saddles in my shop.${more} I learned it in London.`,
    );
    expect([brief.kind.value, brief.offer?.value, brief.place?.value]).toEqual([
      'unknown',
      'saddle fitting business',
      'Ludlow',
    ]);
  });
});

describe('the name of a long prompt', () => {
  it.each([
    ['The cottages are called Otter Cottage and Heron Cottage and together it’s called Ardura Shore Cottages. Otter sleeps 4.', 'Ardura Shore Cottages'],
    ['Fiction author site. I write as R. J. Tamsin (real name stays private).', 'R. J. Tamsin'],
    ['need a site for my van its called Wags on Wheels', 'Wags on Wheels'],
    ['I run a saddle fitting business called Felt & Girth from a unit', 'Felt & Girth'],
  ])('is told in %j', (prompt, name) => {
    expect(findTold(prompt)?.value).toBe(name);
  }); // prettier-ignore

  it('is no newsletter and no child', () => {
    expect(findTold('A newsletter called "The Ledger Letter", and a son called Tom.')).toBeNull();
  });
});
