import { describe, expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../../plan/load-copy';
import { composeSection } from '../compose-section';

await loadAllCopy();

const brief = readBrief('A website for my gym Ironside in Leeds');
const compose = (
  request: Omit<Parameters<typeof composeSection>[0], 'brief' | 'kind' | 'seed' | 'takenIds'>,
) => composeSection({ ...request, brief, kind: 'gym', seed: 3, takenIds: [] });

describe('layouts', () => {
  it('set the days of a long week side by side, two days under one another', () => {
    const onDays = (days: readonly string[]) =>
      compose({
        type: 'timetable',
        variant: 'programme',
        content: { items: days.map((group) => ({ title: 'Strength', value: '7:00', group })) },
      }).html;
    expect(onDays(['Monday', 'Tuesday', 'Wednesday'])).toContain('days-many');
    expect(onDays(['Monday', 'Tuesday'])).not.toContain('days-many');
  });
});
