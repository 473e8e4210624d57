import { describe, expect, it } from 'vitest';
import { matchMotif } from './match-motif';

describe('the picture for an offer', () => {
  it('shows no theatre for a fund that comes in early', () => {
    expect(matchMotif('stage school')).toBe('mask');
    expect(matchMotif('seed-stage fund')).not.toBe('mask');
    expect(matchMotif('early stage investors')).not.toBe('mask');
  });
});
