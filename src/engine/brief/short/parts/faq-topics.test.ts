import { describe, expect, it } from 'vitest';
import { askTopics } from './faq-topics';

describe('topics that questions are asked about', () => {
  it.each([
    [
      'Vet in Cork. FAQ about vaccinations, prices, parking and opening hours. Team of 3.',
      'Vet in Cork. FAQ ("What about vaccinations?", "What about prices?", "What about parking?", "What about opening hours?"). Team of 3.',
    ],
    [
      'Accountants, FAQ on withholding tax, per diems and VAT on merch.',
      'Accountants, FAQ ("What about withholding tax?", "What about per diems?", "What about VAT on merch?").',
    ],
    [
      'Answer questions about parking, dogs, music after eleven and payment plans.',
      'FAQ ("What about parking?", "What about dogs?", "What about music after eleven?", "What about payment plans?").',
    ],
    [
      'Shop. FAQ about delivery and returns, gallery, contact.',
      'Shop. FAQ ("What about delivery?", "What about returns?"), gallery, contact.',
    ],
    [
      'Shop. FAQ covering delivery, contact form, map and team',
      'Shop. FAQ ("What about delivery?"), contact form, map and team',
    ],
    [
      'Vet, FAQ (vaccinations, prices and parking), team (3)',
      'Vet, FAQ ("What about vaccinations?", "What about prices?", "What about parking?"), team (3)',
    ],
    [
      'Common questions about how to book, what to bring and the weather',
      'FAQ ("How do I book?", "What should I bring?", "What about the weather?")',
    ],
  ])('become questions: %s', (prompt, asked) => {
    expect(askTopics(prompt)).toBe(asked);
  });

  it.each([
    'A forum for questions about beekeeping, hives and honey',
    'Quiz with 10 questions about rivers, lakes and seas',
    'A site that answers your questions',
    'No FAQ about prices and parking',
    'FAQ, about, contact',
    'FAQ (6 questions, short answers)',
    'FAQ ("Do you ship?", "How long?")',
    'If you have any questions about parking, dogs and trains, write to us',
  ])('stay what they are: %s', (prompt) => {
    expect(askTopics(prompt)).toBe(prompt);
  });
});
