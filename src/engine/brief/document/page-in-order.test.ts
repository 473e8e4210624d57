import { expect, it } from 'vitest';
import { pageInOrder } from './page-in-order';

const letter =
  'I manage a small foot clinic in Perth, and our podiatrist Dr. Una Orr has asked for one page. Begin with the sentence "Feet first." Then what we do: nail care, insoles and gait checks. After that a part about Dr. Orr with her training, then what happens at a first visit, step by step, because people are shy. Then prices: First visit £45, Insoles £120. Then answers to the questions we get, such as whether a referral is needed, what to bring and where to park. At the bottom our hours, Monday to Friday 9:00-16:00, and a map.';

it('lists the parts of a letter that goes through its page from top to bottom', () => {
  expect(pageInOrder(letter).split('in this order:\n')[1]).toBe(
    '1. Headline: "Feet first."\n2. What we do: Nail care, Insoles, Gait checks.\n3. Part wanted: team (Dr. Una Orr, podiatrist).\n4. Part wanted: process (What happens at a first visit).\n5. Prices: First visit £45, Insoles £120.\n6. FAQ: Is a referral needed? What should I bring? Where can I park?\n',
  );
  expect(pageInOrder(letter)).toContain('\n\nSections of the page');
  expect(pageInOrder(letter)).toContain('Our hours, Monday to Friday 9:00-16:00, and a map.');
});

it('leaves what tells of several pages, or of a day, as it is', () => {
  for (const text of [
    `${letter} Pages: Home, Contact.`,
    'We start with tea. Then we walk to the pond. After that we draw. At the end we eat.',
  ])
    expect(pageInOrder(text)).toBe(text);
});

it('tells the prices behind the parts of one sentence, and takes what is said to the writer for no question', () => {
  const told = pageInOrder(
    'I want a site for the music school I run with my brother. Underneath the name I want a button "Book a lesson". Then the instruments we teach, our five teachers with a short line each, a weekly timetable of the group classes, and prices in three tiers: Single lesson $38, Ten lessons $340, Family $590. After that some parents’ comments, and a FAQ with at least six questions (make them up, I’ll fix them). At the bottom a contact form. Everything on one page please.',
  );
  expect(told).toContain('Part wanted: services (Instruments we teach).');
  expect(told).toContain('Prices: Single lesson $38, Ten lessons $340, Family $590.');
  expect(told).toMatch(/Part wanted: testimonials\.\n\d+\. Part wanted: six faqs\./u);
});
