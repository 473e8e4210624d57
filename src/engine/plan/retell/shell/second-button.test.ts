import { describe, expect, it } from 'vitest';
import { partPrompt } from '../part-prompt';
import { buttonsTold } from './second-button';

describe('buttonsTold', () => {
  it('reads the buttons that are named together', () => {
    const prompt =
      'Landing page for Shiftwell.\n- who for: care homes\n- buttons: "Start your trial" and "See a sample rota"\n- support: every day\n- security: hosted in London\n- founder: Grace Adeyemi';
    expect(buttonsTold(partPrompt(prompt))).toEqual(['Start your trial', 'See a sample rota']);
  });
});
