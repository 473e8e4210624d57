import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Project } from '@/domain/project/project';
import { Glance } from './glance';

const empty: Project = {
  id: 'p1',
  ownerId: 'ann',
  name: 'Crumb',
  description: '',
  status: 'draft',
  privacy: 'private',
  createdAt: 1,
  updatedAt: 1,
  headVersionId: null,
  headSeq: 0,
  fileCount: 0,
  bytes: 0,
  deletedAt: 2,
  seed: 1,
};

it('fades what it shows of a project in the trash, and no words', () => {
  render(<Glance project={empty} isFaded />);
  for (let each: Element | null = screen.getByText('nothing made yet'); each; each = each.parentElement)
    expect(each.className).not.toMatch(/opacity/);
});
