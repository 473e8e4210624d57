import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllCopy } from '../../../plan/load-copy';
import { makePlan } from '../../../plan/make-plan';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const campaign =
  'Campaign site for Dana Whitlock, running for city council in Boise. Priorities: safer streets, library hours, affordable rents. Volunteer and donate buttons';

describe('campaigns', () => {
  it('stand for what the prompt lists', () => {
    const plan = makePlan(readBrief(campaign), 5);
    const sections = plan.pages.flatMap((page) => page.sections);
    const wanted = sections.find(({ type }) => type === 'features')?.content.items?.map(({ title }) => title);
    expect(wanted).toEqual(['Safer streets', 'Library hours', 'Affordable rents']);
    expect(sections.map(({ type }) => type)).not.toContain('hours');
    expect(sections.map(({ type }) => type)).toContain('donation');
    expect(JSON.stringify(sections)).not.toMatch(/kitchen table|by the bread/u);
  });

  it('say for which seat somebody stands', () => {
    expect(readBrief(campaign).offer?.value).toBe('city council candidate');
    expect(readBrief('Vote Mara Olsen, standing for mayor of Skagen').offer?.value).toBe('mayoral candidate');
  });

  it('are called after what a petition asks for', () => {
    const plan = makePlan(readBrief('petition to save the Millbrook lido'), 5);
    expect(plan.name).toBe('Save the Millbrook lido');
    expect(JSON.stringify(plan.pages)).toMatch(/Add your name/u);
  });
});
