import { expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../../plan/load-copy';
import { composeSection } from '../compose-section';

await loadAllCopy();

const hoursOf = (kind: 'restaurant' | 'salon'): string =>
  /data-booking="([^"]*)"/u.exec(
    composeSection({
      type: 'booking',
      variant: 'card',
      brief: readBrief('A tapas place in Girona'),
      kind,
      seed: 1,
      takenIds: [],
      content: { title: 'Keep a table' },
    }).html,
  )?.[1] ?? '';

it('offers tables in the evening where nobody told the hours', () => {
  expect(hoursOf('restaurant')).toContain('1080');
  expect(hoursOf('salon')).toBe('[]');
});
