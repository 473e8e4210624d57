import { describe, expect, it } from 'vitest';
import { siteKinds } from '@/domain/site/vocabulary';
import { findKind, loadKinds } from '../kinds/find-kind';
import { labelFor } from './page-words';
import { findWords, loadAllWords } from '../words/find-words';

await Promise.all([loadKinds(), loadAllWords()]);

const languages = ['es', 'fr', 'de', 'pt', 'it', 'nl', 'ar', 'he', 'pl', 'tr'];
const roles = [...new Set(siteKinds.flatMap((kind) => findKind(kind).pages.map(({ role }) => role)))];

describe.each(languages)('the page titles in %s', (language) => {
  it.each(roles)('name the %s page', (role) => {
    expect(labelFor(role, findWords(language), '')).not.toBe('');
  });
});
