import { describe, expect, it } from 'vitest';
import { describePage } from './describe-page';
import type { SectionPlan } from '../site-plan';

const section = (content: SectionPlan['content'], type: SectionPlan['type'] = 'services') =>
  ({ type, id: type, variant: 'rows', content, behaviours: [] }) as const;
const home = { role: 'home', title: 'Home' };

describe('describePage', () => {
  it('takes whole sentences, never parts of them', () => {
    const text = describePage(
      home,
      [
        section({
          title: 'Bread',
          lede: 'We bake at night. When the door opens, the first loaves are warm.',
        }),
        section({
          title: 'Story',
          body: [
            'It began with one jar of starter and a borrowed oven in a yard behind the church, which we still owe.',
          ],
        }),
      ],
      'Alder',
    );
    expect(text).toBe('Alder: We bake at night. When the door opens, the first loaves are warm.');
  });

  it('says more where the first sentence is short, and names what is listed', () => {
    const text = describePage(
      { role: 'guide', title: 'Guide' },
      [
        section({
          title: 'Contents',
          items: [{ title: 'Install' }, { title: 'First run' }, { title: 'Options' }],
        }),
      ],
      'grepfast',
    );
    expect(text).toContain('Guide, grepfast: Install, First run, Options.');
    expect(text.length).toBeGreaterThanOrEqual(50);
  });

  it('ends a sentence that is too long at a clause', () => {
    const long = `${'We keep the old roses of the valley alive, '.repeat(6)}and sell what we can spare`;
    const text = describePage(home, [section({ title: 'Roses', lede: long })], 'Thorn');
    expect(text.length).toBeLessThanOrEqual(158);
    expect(text).toMatch(/alive…$/);
  });

  it('says the name once, and leaves questions without answers and lists that nobody needs', () => {
    const text = describePage(
      home,
      [
        section({
          title: 'Cover',
          lede: 'Thorn Insurance looks at what you have and tells you what is missing.',
        }),
        section({
          title: 'Ask',
          body: ['Unsure where you belong?'],
          items: [{ title: 'Cars' }, { title: 'Homes' }],
        }),
      ],
      'Thorn Insurance',
    );
    expect(text).toBe('Thorn Insurance looks at what you have and tells you what is missing.');
  });

  it('parts names and sentences as French and Arabic do', () => {
    const sections = [section({ title: 'Pain', lede: 'Cuit la nuit.' })];
    expect(describePage({ role: 'guide', title: 'Carte' }, sections, 'Alder', 'fr')).toMatch(
      /^Carte, Alder : Cuit la nuit\./u,
    );
    expect(describePage({ role: 'guide', title: 'القائمة' }, sections, 'سنابل', 'ar')).toMatch(
      /^القائمة، سنابل: /u,
    );
  });
});
