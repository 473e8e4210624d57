import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { AiModel } from '@/domain/assistant/ai-model';
import { ModelCard } from './model-card';

const model: AiModel = {
  id: 'm1',
  order: 0,
  name: 'House model',
  systemName: 'house-2',
  provider: 'OpenAI',
  description: 'Ours.',
  enabled: true,
  modelType: 'text',
  pricing: 'Free',
  createdAt: 1,
  lastEdited: 1,
};

it.each([
  [false, 'House model'],
  [true, 'House model house-2'],
])('is headed by its name, and by more where another has it too: %s', (isNamesake, heading) => {
  render(
    <ModelCard
      model={model}
      isEnabled
      onEnable={vi.fn()}
      hasKey={false}
      isNamesake={isNamesake}
      siblings={[]}
    />,
    { wrapper: MemoryRouter },
  );
  expect(screen.getByRole('heading', { level: 2, name: heading })).toBeTruthy();
  expect(screen.getByRole('switch', { name: `Enable ${heading}` })).toBeTruthy();
  expect(screen.getByRole('form', { name: `The key of ${heading}` })).toBeTruthy();
});
