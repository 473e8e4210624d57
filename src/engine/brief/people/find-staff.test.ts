import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief';

const sectionsOf = (prompt: string): string[] => readBrief(prompt).sections.map((slot) => slot.value);

describe('those who work there', () => {
  it.each([
    'Criminal defence solicitors Baxter Lyle, our solicitors, fees, contact',
    'Hearing centre in Stockport. hearing tests, meet the audiologist, prices',
    'Vet practice in Bath: opening hours, our vets and nurses, map',
  ])('are a section in %j', (prompt) => {
    expect(sectionsOf(prompt)).toContain('team');
  });

  it.each([
    'Alpaca farm near Hexham, meet the herd, contact',
    'Candle shop, what our customers say, our offers, our newsletter',
    'Bike workshop: our scooters, prices, map',
  ])('are none in %j', (prompt) => {
    expect(sectionsOf(prompt)).not.toContain('team');
  });
});
