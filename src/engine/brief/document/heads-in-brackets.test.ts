import { describe, expect, it } from 'vitest';
import { headsInBrackets } from './heads-in-brackets';

describe('a script for a site', () => {
  it('has the heads in its brackets as headings, and the name of whose site it is', () => {
    expect(
      headsInBrackets(
        'COPY FOR THE NEW SITE – Pell & Daughters\n\n[HOME]\nH1: Good locks.\n\n[WHAT IT COSTS]\nLock £80\n\nNOTES FOR DESIGN\nGrey and brass.',
      ),
    ).toBe(
      'Website for Pell & Daughters.\n\n## Home\nH1: Good locks.\n\n## What it costs\nLock £80\n\nLook and feel:\nGrey and brass.',
    );
  });

  it('is told from one remark in brackets', () => {
    const text = 'We mend clocks.\n[photo]\nOpen daily.';
    expect(headsInBrackets(text)).toBe(text);
  });
});

describe('notes with arrows', () => {
  it('have labels, over their rows on a line of their own', () => {
    expect(headsInBrackets('Sessions ->\n Toddlers: 45 min, £6\nRules -> socks on\nDeposit → £20')).toBe(
      '\nSessions:\n Toddlers: 45 min, £6\nRules: socks on\nDeposit: £20',
    );
  });

  it('are no few steps', () => {
    const text = 'Sow -> water -> wait.';
    expect(headsInBrackets(text)).toBe(text);
  });
});
