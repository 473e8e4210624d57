import { shippedAt, type AiModel } from '@/domain/assistant/ai-model';

type Seed = Pick<AiModel, 'name' | 'systemName' | 'provider' | 'description' | 'modelType' | 'pricing'> & {
  readonly maxTokens?: number;
  readonly enabled: boolean;
};

const seeds: readonly Seed[] = [
  {
    name: 'GPT-4o',
    systemName: 'gpt-4o',
    provider: 'OpenAI',
    description: 'Text and pictures in, text out. A good all-rounder for layout and copy.',
    modelType: 'multimodal',
    maxTokens: 128_000,
    pricing: '$0.01 per 1K tokens',
    enabled: true,
  },
  {
    name: 'Claude Sonnet',
    systemName: 'claude-sonnet-4-5',
    provider: 'Anthropic',
    description: 'Careful with long instructions and whole-file edits.',
    modelType: 'text',
    maxTokens: 200_000,
    pricing: '$0.003 per 1K tokens',
    enabled: true,
  },
  {
    name: 'Gemini Flash',
    systemName: 'gemini-2.5-flash',
    provider: 'Google',
    description: 'Fast, with a free allowance.',
    modelType: 'multimodal',
    maxTokens: 100_000,
    pricing: 'Free',
    enabled: true,
  },
  {
    name: 'Claude Haiku',
    systemName: 'claude-haiku-4-5',
    provider: 'Anthropic',
    description: 'Small and quick: single sections and short edits.',
    modelType: 'text',
    maxTokens: 200_000,
    pricing: '$0.00025 per 1K tokens',
    enabled: false,
  },
  {
    name: 'GPT Image',
    systemName: 'gpt-image-1',
    provider: 'OpenAI',
    description: 'Draws pictures from a description.',
    modelType: 'image',
    pricing: '$0.040 per image',
    enabled: false,
  },
  {
    name: 'Gemini Pro',
    systemName: 'gemini-2.5-pro',
    provider: 'Google',
    description: 'Writes and explains code.',
    modelType: 'code',
    maxTokens: 128_000,
    pricing: '$0.01 per 1K tokens',
    enabled: false,
  },
];

/** The six models of a new device, over three providers. They are editable records, not a price list. */
export const seedModels: readonly AiModel[] = seeds.map((seed, order) => ({
  id: seed.systemName,
  order,
  createdAt: shippedAt,
  lastEdited: shippedAt,
  ...seed,
}));
