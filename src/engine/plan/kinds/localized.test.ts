import { describe, expect, it } from 'vitest';
import { siteKinds } from '@/domain/site/vocabulary';
import { findContent } from './find-content';
import { localizedContent } from './localized';
import { makeTestFacts } from './testing/make-test-facts';
import { loadAllCopy } from '../load-copy';

await loadAllCopy();

const slot = <T>(value: T) => ({ value, spans: [] });
const languages = ['es', 'fr', 'de', 'pt', 'it', 'nl', 'ar', 'he', 'pl', 'tr'];
const latinScript = languages.filter((language) => language !== 'ar' && language !== 'he');

describe.each(languages)('copy in %s', (language) => {
  const facts = makeTestFacts({}, { language: slot(language) });

  it('has the main sections for every kind', () => {
    for (const kind of siteKinds) {
      const bank = localizedContent(kind, language, facts);
      for (const type of [
        'hero',
        'services',
        'about',
        'menu',
        'testimonials',
        'team',
        'faq',
        'contact',
        'booking',
        'hours',
        'cta',
      ] as const) {
        expect(bank?.[type]?.title, `${kind} ${type}`).toBeTruthy();
      }
      expect(bank?.hero?.title.length).toBeLessThanOrEqual(60);
      expect(JSON.stringify(bank)).not.toMatch(
        /\bundefined\b|\bnull\b|\bNaN\b|\{(?:name|in|place)\}|https?:/u,
      );
    }
  });

  it('makes plans up for software and memberships alone, unless prices are asked for', () => {
    const asked = makeTestFacts({}, { language: slot(language), sections: [slot('pricing')] });
    expect(localizedContent('accountant', language, facts)?.pricing).toBeUndefined();
    expect(localizedContent('accountant', language, asked)?.pricing?.items?.length).toBeGreaterThan(1);
    expect(localizedContent('saas', language, facts)?.pricing?.items?.length).toBeGreaterThan(1);
  });

  it('weaves in name and place', () => {
    const placed = makeTestFacts({ place: 'Oporto' }, { language: slot(language), name: slot('Kestrel') });
    const about = localizedContent('restaurant', language, placed)?.about?.body?.join(' ');
    expect(about).toContain('Kestrel');
    expect(about).toContain('Oporto');
  });
});

it.each(latinScript)('%s sites carry no English sentence', (language) => {
  const contentOf = findContent('restaurant', makeTestFacts({}, { language: slot(language) }));
  const text = JSON.stringify(
    ['hero', 'menu', 'about', 'faq', 'hours', 'cta', 'team'].map((type) => contentOf(type as 'hero')),
  );
  expect(text).not.toMatch(/\b(?:the|and|with|your|Monday|Closed)\b/u);
});

it('has Arabic copy in Arabic letters alone', () => {
  const contentOf = findContent('dentist', makeTestFacts({ name: 'ابتسامة' }, { language: slot('ar') }));
  const { hero, services, faq } = {
    hero: contentOf('hero'),
    services: contentOf('services'),
    faq: contentOf('faq'),
  };
  const words = [
    hero.title,
    hero.lede,
    ...(services.items ?? []).map(({ title }) => title),
    ...(faq.items ?? []).map(({ title }) => title),
  ];
  expect(words.join(' ')).not.toMatch(/[a-z]/iu);
});

it('keeps the preposition that the prompt gave the place', () => {
  const facts = makeTestFacts(
    { place: 'Bodensee' },
    { language: slot('de'), name: slot('Seeblick'), prompt: 'Hotel am Bodensee' },
  );
  expect(localizedContent('hotel', 'de', facts)?.about?.body?.[0]).toContain('am Bodensee');
});

it('speaks as in Brazil where the place is there', () => {
  const facts = makeTestFacts({ place: 'Curitiba' }, { language: slot('pt') });
  expect(findContent('restaurant', facts)('menu').title).toBe('Cardápio');
  expect(findContent('gym', facts)('services').lede).toContain('com a gente');
});

it('has none for English, which has its own', () => {
  expect(localizedContent('bakery', 'en', makeTestFacts())).toBeNull();
});
