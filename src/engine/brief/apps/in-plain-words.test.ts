import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief';
import { loadAllLexicons } from '../words/lexicon-shelf';
import { inPlainWords } from './in-plain-words';

await loadAllLexicons();
const plain = (prompt: string) => inPlainWords(prompt)?.prompt ?? null;

describe('a prompt for a site like a well-known one', () => {
  it.each([
    ['Airbnb clone', 'Directory of places to stay with price per night, guests and place, filter and search'],
    [
      'an Airbnb clone for cabins in the Smoky Mountains',
      'Directory of cabins with price per night, guests and place, filter and search in the Smoky Mountains',
    ],
    ['Trello clone with labels', 'Kanban board with labels'],
    ['Reddit clone for houseplant people', 'Forum for houseplant people where people post topics and reply'],
    ['an app like Duolingo for Welsh verbs', 'Flashcards app for Welsh verbs'],
    ['clone of Notion', 'Notes app'],
    ['YouTube clone with dark theme', 'Directory of films with genre, year and rating, filter and search, with dark theme'],
    ['Slack clone landing page', 'Landing page for a team chat app'],
  ])('says what %s is', (prompt, said) => expect(plain(prompt)).toBe(said)); // prettier-ignore

  it.each([
    'Apple-style landing page for a water bottle',
    'A medium sized bakery in Leeds',
    'Sheep cloning lab in Edinburgh',
    'Website for a mint farm in Devon',
    'Amazon river tours from Manaus',
  ])('leaves alone what names none: %s', (prompt) => expect(plain(prompt)).toBeNull());

  it('is read as what it says, and the reading is told', () => {
    const brief = readBrief('Build me a Netflix clone for silent films called Hush');
    expect([brief.kind.value, brief.name?.value]).toEqual(['directory', 'Hush']);
    expect(brief.remarks[0]).toMatch(
      /^“Netflix clone” was read as: Directory of silent films .* It plays nothing/u,
    );
  });
});
