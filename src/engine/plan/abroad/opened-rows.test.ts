import { expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadLexicons } from '../../brief/words/lexicon-shelf';
import { loadCopy } from '../load-copy';
import { makePlan } from '../make-plan';

it('tells a row that opens with who they are piece by piece, and not the sentence once more', async () => {
  const prompt =
    'Wir sind ein kleiner Rohrreiniger in Witten (Rohr-Blitz), 24 Std erreichbar, Verstopfung ab 89 €, keine Anfahrtskosten in Witten und Hattingen. Bitte einseitig.';
  await loadLexicons(prompt);
  const brief = readBrief(prompt);
  await loadCopy(brief);
  const plan = makePlan(brief, 1);
  const said = JSON.stringify(plan.pages);
  expect(said).not.toContain('Wir sind ein kleiner');
  expect(said).toContain('Keine Anfahrtskosten in Witten und Hattingen');
  expect(plan.contact.hours?.[0]).toMatchObject({ opens: 0, closes: 1440 });
});
