// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { readBrief } from '@/engine/brief/read-brief';
import { findCards } from './flashcard-bank';
import { loadAllCopy } from '../../plan/load-copy';
import {
  fill,
  giveFile,
  openApp,
  pressKey,
  seek,
  send,
  textsOf,
} from '../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => localStorage.clear());

const prompt = 'Flashcard app for learning Japanese with decks Verbs, Food and Travel, spaced repetition';

it('begins with cards of the subject in the decks that the prompt names', () => {
  openApp('flashcards', prompt);
  expect(textsOf('.deck')).toEqual(['Verbs8 of 8 due', 'Food0 of 0 due', 'Travel0 of 0 due']);
  expect(seek('.cards-list').textContent).toContain('to eat');
});

it('brings a known card back later, a missed one at once, and keeps both', () => {
  openApp('flashcards', prompt);
  seek('[data-card]').click();
  pressKey(seek('[data-card]'), 'ArrowRight');
  expect(seek('[data-progress]').textContent).toBe('7 to go');
  seek('[data-card]').click();
  seek('[data-again]').click();
  expect(seek('[data-progress]').textContent).toBe('7 to go');
  openApp('flashcards', prompt);
  expect(textsOf('.deck')[0]).toBe('Verbs7 of 8 due');
  expect(textsOf('.box-bar b')).toEqual(['7', '1', '0', '0', '0']);
});

it('makes a deck, adds, changes and deletes cards in it', () => {
  openApp('flashcards', 'flashcards');
  fill({ '#new-deck': 'Rivers' });
  send('[data-new]');
  expect(seek('[data-side]').textContent).toBe('No cards in this deck yet.');
  fill({ '#card-front': 'Danube', '#card-back': 'Vienna' });
  send('[data-adder]');
  seek('.deck-row [data-edit]').click();
  fill({ '#card-back': 'Budapest' });
  send('[data-adder]');
  expect(textsOf('.deck-row span')).toEqual(['Budapest']);
  seek('.deck-row [data-remove]').click();
  expect(textsOf('.deck-row b')).toEqual([]);
});

it('reads cards from a table and says when there are none', async () => {
  openApp('flashcards', 'flashcards for capitals');
  await giveFile('[data-import]', 'Chad,N’Djamena\nPeru,Lima,South America\n');
  expect(textsOf('.deck')[1]).toBe('South America1 of 1 due');
  await giveFile('[data-import]', 'only one column');
  expect(seek('[data-status]').textContent).toBe('That file could not be read.');
});

it('begins with cards on its subject, or with samples that say so', () => {
  openApp('flashcards', 'flashcards for the Greek alphabet, flip with the space bar');
  expect(seek('[data-side]').textContent).toMatch(/^\p{Script=Greek} \p{Script=Greek}$/u);
  openApp('flashcards', 'beekeeping flashcards with two decks');
  expect(seek('[data-side]').textContent).toMatch(/^Beekeeping: \p{L}+ sample question$/u);
});

it('has the words of the subject within a language, and the parts within the body', () => {
  expect(findCards('Flashcards to learn Norwegian food words, 12 cards', 12)).toContainEqual([
    'ost',
    'cheese',
  ]);
  expect(findCards('Flashcards to learn Norwegian', null)).toContainEqual(['takk', 'thank you']);
  expect(findCards('Flashcards for the anatomy of the hand')?.map(([front]) => front)).toContain('Scaphoid');
  expect(findCards('Flashcards for anatomy')?.map(([front]) => front)).toContain('Aorta');
});

it('labels its answers as the prompt tells', () => {
  openApp('flashcards', "flashcards for Greek letters with know / don't know buttons");
  expect(
    [seek('[data-again]').textContent, seek('[data-known]').textContent].map((text) => text?.trim()),
  ).toEqual(["Don't know", 'Know']);
  openApp('flashcards', 'flashcards for capitals with buttons "Got it" and "Not yet"');
  expect(
    [seek('[data-again]').textContent, seek('[data-known]').textContent].map((text) => text?.trim()),
  ).toEqual(['Not yet', 'Got it']);
  openApp('flashcards', 'flashcards for capitals with start / stop buttons');
  expect(seek('[data-known]').textContent.trim()).toBe('I knew it');
});

it('has as many cards as are asked for, and buttons that say what is told, in other languages too', () => {
  const prompt = 'Karteikarten-App für norwegische Vokabeln: 12 Karten zum Anfangen, dann „Gewusst“ oder „Nochmal“.';
  expect(readBrief(prompt).name).toBeNull();
  openApp('flashcards', prompt, 'de');
  expect(textsOf('[data-again], [data-known]')).toEqual(['Nochmal', 'Gewusst']);
  expect(textsOf('[data-list] li')).toHaveLength(12);
}); // prettier-ignore
