import type { AiModel } from './ai-model';

const smallBillions = 20;

/**
 * Whether a model is better given one piece to rewrite than files to edit. Told by the size in its name (`qwen2.5-coder:14b`,
 * `gemma-3-4b`); without one, a model that Ollama or LM Studio runs is taken for small.
 */
export function isSmallModel({ provider, systemName }: Pick<AiModel, 'provider' | 'systemName'>): boolean {
  const billions = /(?:^|[^a-z\d.])(\d+(?:\.\d+)?)b(?![a-z\d])/i.exec(systemName)?.[1];
  if (billions !== undefined) return Number(billions) < smallBillions;
  return provider === 'Ollama' || provider === 'LM Studio';
}
