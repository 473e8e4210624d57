import { beforeAll, describe, expect, it } from 'vitest';
import { siteKinds } from '@/domain/site/vocabulary';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';
import { isAppKind } from '../app-kinds';
import { readBrief } from '../../brief/read-brief';

/** A prompt per language that names nothing but a place: what the kind says is all that stands on the page. */
const prompts = {
  en: 'A website for us in Porto',
  es: 'Una página web para nosotros en Oporto',
  fr: 'Un site web pour nous à Porto',
  de: 'Eine Webseite für uns in Porto',
  pt: 'Um site para nós no Porto',
  it: 'Un sito web per noi a Porto',
  nl: 'Een website voor ons in Porto',
  pl: 'Strona internetowa dla nas w Porto',
  tr: 'Porto’da bizim için bir web sitesi',
  ar: 'موقع إلكتروني لنا في بورتو',
  he: 'אתר אינטרנט בשבילנו בפורטו',
} as const;

// Two words of English in one text are a sentence; one may be a name ("the" of a pub, "in" of Italian and Dutch).
const english =
  /(?<!\p{L})(?:the|and|your|with|from|this|that|what|when|we|you|our|are|for|have|not|here|every|before|after|which|who)(?!\p{L})/giu;
const shared: Readonly<Record<string, RegExp>> = { nl: /\b(?:we|what|are|here|not)\b/giu };

const textsIn = (value: unknown, key = ''): readonly string[] => {
  if (typeof value === 'string') return ['href', 'art'].includes(key) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((inner) => textsIn(inner, key));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, name));
};

beforeAll(loadAllCopy, 60_000);

describe.each(Object.entries(prompts).filter(([language]) => language !== 'en'))(
  'sites in %s',
  (language, prompt) => {
    const kinds = siteKinds.filter((kind) => !isAppKind(kind));

    it('are read in their language', () => {
      expect(readBrief(prompt).language.value).toBe(language);
    });

    it.each(kinds)('carry no English sentence: %s', (kind) => {
      const brief = readBrief(prompt);
      const plan = makePlan({ ...brief, kind: { ...brief.kind, value: kind } }, 1);
      const pages = plan.pages.map(({ title, description, sections }) => [
        title,
        description,
        sections.map(({ content }) => content),
      ]);
      const texts = textsIn([pages, plan.links, plan.action]);
      expect(texts.length).toBeGreaterThan(8);
      for (const text of texts) {
        const found = text.match(english) ?? [];
        const own = shared[language] ? (text.match(shared[language]) ?? []) : [];
        expect(found.length - own.length, text).toBeLessThan(2);
        if (language === 'ar' || language === 'he')
          expect(text.match(/\b[a-z]{3,}\s+[a-z]{3,}\b/giu), text).toBeNull();
      }
      expect(new Set(plan.pages.map(({ path }) => path)).size).toBe(plan.pages.length);
    });
  },
);
