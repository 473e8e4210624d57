import { describe, expect, it } from 'vitest';
import { phoneIn, townIn, trueHours } from './told-slots';

describe('told slots', () => {
  it('takes the telephone before the messenger, and no postcode', () => {
    expect(phoneIn('Rua Nova 12, 4000-123 Porto. WhatsApp 912 345 678, telefone 222 333 444.')).toBe(
      '222 333 444',
    );
    expect(phoneIn('WhatsApp: +55 48 91234-5678')).toBe('+55 48 91234-5678');
  });

  it('finds the town behind a postcode', () => {
    expect(townIn('ul. Młyńska 4, 61-730 Poznań, w podwórzu')).toBe('Poznań');
    expect(townIn('Kerkstraat 1, 9712 AB Groningen.')).toBe('Groningen');
  });

  it('shows no week that lacks the first hour told', () => {
    const hours = { value: [{ days: [7], opens: 600, closes: 780 }], spans: [] };
    expect(trueHours(hours, 'du mardi au samedi de 9 h 30 à 19 h, le dimanche de 10 h à 13 h')).toBeNull();
    expect(trueHours(hours, 'le dimanche de 10 h à 13 h')).toBe(hours);
  });
});
