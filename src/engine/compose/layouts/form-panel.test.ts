import { expect, test } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../../plan/load-copy';
import { composeSection } from '../compose-section';

await loadAllCopy();

const panelOf = (prompt: string) =>
  composeSection({
    type: 'contact',
    variant: 'panel',
    brief: readBrief(prompt),
    kind: 'gym',
    seed: 2,
    takenIds: [],
    content: { title: 'Write to us', body: [], items: [] },
  });

test('a panel with a heading alone has a drawing at its foot, and one that says where to call has none', () => {
  expect(panelOf('A website for my climbing hall Overhang in Leeds').html).toContain('panel-art');
  expect(panelOf('A website for my climbing hall Overhang in Leeds, call 0113 496 0000').html).not.toContain(
    'panel-art',
  );
});

test('the drawing goes where the panel stands on one column', () => {
  expect(panelOf('A website for my climbing hall Overhang in Leeds').css).toMatch(
    /max-width: 60rem\) \{[^@]*\.panel-art \{\s*display: none;/u,
  );
});
