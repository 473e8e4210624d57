import { describe, expect, it } from 'vitest';
import { pagesSpecified } from './pages-specified';

const told = (text: string): string => pagesSpecified(text).replace(/\n+/gu, '\n');

describe('pages specified one by one', () => {
  it('stand under their titles with what is large, boxes, sums, days and entries to a line', () => {
    const text = told(
      'Site for Bracken Stables, a riding school near Dulverton.\n\nThe site should have these pages:\n1. Home – a strong photo, one sentence about who we are ("Real mud"), a button "Book a lesson", and three boxes: Lessons, Treks, Pony Days.\n2. Lessons & prices – Private lesson £32, group lesson (max 5) £28, moorland trek £85 including lunch. Hats provided free.\n3. Pony Days – £60 a day, ages 5 to 12. Dates for 2027: 15–19 February, 5–9 April.\n4. The horses – names, breed, and a line: Biscuit (Exmoor pony), Merlin (Connemara, 15 years old).\n5. Contact – hello@bracken.example.\n\nLook and feel: earthy. We are BHS approved. Please mention it in the footer.',
    );
    expect(text).toBe(
      'Site for Bracken Stables, a riding school near Dulverton.\n## Home page\nSubline: Real mud\nButton: "Book a lesson"\nIn short:\n- Lessons\n- Treks\n- Pony Days\n## Lessons & prices page\n- Private lesson £32\n- Group lesson £28 (max 5)\n- Moorland trek £85 (including lunch)\nHats provided free.\n## Pony Days page\n£60 a day, ages 5 to 12.\nDates for 2027:\n- 15–19 February\n- 5–9 April\n## The horses page\n- Biscuit (Exmoor pony)\n- Merlin (Connemara, 15 years old)\n## Contact page\nhello@bracken.example.\nLook and feel: earthy. We are BHS approved. ',
    );
  });

  it('are read from headings in bold, in capitals and by number', () => {
    expect(
      told(
        'Site for a candle company.\n\n**Homepage**\n- Hero: headline "Light, slowly." with subtext "Made in Bedminster."\n- CTA: "Shop now"\n- Testimonial: "It smells of Crete." — Eleni, London\n\n**Shop**\n- Sea Lavender – £22 – salt, herbs\n- Beeswax – £18\n\n**About**\nFounded in 2019. Open on Saturdays.\n\n**Footer**: Instagram @tallow',
      ),
    ).toBe(
      'Site for a candle company.\n## Home page\nHeadline: "Light, slowly."\nSubline: Made in Bedminster.\nButton: "Shop now"\nWhat people say:\n- "It smells of Crete." — Eleni, London\n## Shop page\n- Sea Lavender £22 (salt, herbs)\n- Beeswax £18\n## About page\nFounded in 2019. Open on Saturdays.\nFooter: Instagram @tallow',
    );
    expect(
      told(
        'Site for a sweep.\n\nHOME\n- Headline: Clean flues\n- 3 icons: Insured, Approved, No mess\n\nOUR TEAM\nsweep Neil Salt, apprentice Amy Salt\n\nCONTACT\nneil@salt.example. Monday to Friday 8 to 5.\n\nMood: sooty.',
      ),
    ).toBe(
      'Site for a sweep.\n## Home page\nHeadline: "Clean flues"\nIn short:\n- Insured\n- Approved\n- No mess\n## Our team page\n- Neil Salt, sweep\n- Amy Salt, apprentice\n## Contact page\nneil@salt.example. Monday to Friday 8 to 5.\nMood: sooty.',
    );
    expect(
      told(
        'I need a website. Business: Juniper Loft, an aerial yoga studio in Ghent.\n\nPage 1: Home\nThe line "Hang upside down". Below: three short benefits: Less pain; Better sleep. Then a quote from Sofie: "I stayed for the bats."\n\nPage 2: Classes\nA timetable: Monday 18:30 Beginners (Lena), Tuesday 19:00 Flow (Marc).\n\nPage 3: FAQ\nDo I need to be flexible? No. What do I wear? Sleeves, please.',
      ),
    ).toBe(
      'I need a website. Website for Juniper Loft, an aerial yoga studio in Ghent.\n## Home page\nHeadline: "Hang upside down"\nBenefits:\n- Less pain\n- Better sleep\nWhat people say:\n- "I stayed for the bats." — Sofie\n## Classes page\nTimetable:\n- Monday 18:30 Beginners (Lena)\n- Tuesday 19:00 Flow (Marc)\n## FAQ page\n- Do I need to be flexible? No.\n- What do I wear? Sleeves, please.',
    );
  });

  it('are left alone where they tell nothing but wishes, or are no pages', () => {
    for (const text of [
      'Pages required\n1. Home – short statement of what we do, link to quote form\n2. Products – butterfly valves, seat valves\n3. Industries – breweries, dairies',
      'Site for a bakery.\n\n1. Bread £3. Baked daily.\n2. Cakes £4. On order.\n3. Buns £1. Warm.',
    ])
      expect(pagesSpecified(text)).toBe(text);
  });
});
