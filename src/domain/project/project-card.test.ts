import { expect, it } from 'vitest';
import { cardOf } from './project-card';

it('describes a project by the first message a person wrote', () => {
  const card = cardOf({
    id: 'p1',
    name: 'Pão da Lua',
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T11:00:00.000Z',
    history: [
      { role: 'assistant', note: 'hello', time: '2026-11-20T10:00:00.000Z' },
      { role: 'user', text: '"Create a bakery"', time: '2026-11-20T10:00:01.000Z' },
    ],
    paths: { index: 'index.html', style: 'style.css', script: 'script.js' },
    pages: [],
    assets: [],
    warnings: [],
  });
  expect(card).toEqual({
    id: 'p1',
    title: 'Pão da Lua',
    description: 'A bakery',
    lastModified: '2026-11-20T11:00:00.000Z',
    createdAt: '2026-11-20T10:00:00.000Z',
    previewUrl: '/projects/p1/index.html',
    technologies: ['HTML', 'CSS', 'JavaScript'],
  });
});
