import { estimateTokens } from '@/domain/assistant/estimate-tokens';
import { fillPlaceholders, findUnknownPlaceholders } from '@/domain/assistant/placeholders';
import { promptValues } from '@/domain/assistant/prompt-values';
import { listModelRows, type ModelRow } from '../models/model-rows';
import { readSite } from '../project/project-queries';

/** What would be sent, and to whom. Nothing is sent by making one. */
export type PromptTrial = {
  readonly text: string;
  readonly tokens: number;
  /** Names between braces that nobody fills. */
  readonly unknown: readonly string[];
  /** The first enabled model that could answer now; null when none is ready. */
  readonly model: Pick<ModelRow, 'name' | 'maxTokens'> | null;
};

type TrialOrder = {
  readonly content: string;
  readonly message: string;
  /** The project whose site fills the placeholders; none: they say so. */
  readonly projectId: string | null;
};

/** Sets the site's own words apart; in a request it is another one each time. */
const sampleMark = 'site-material';

/** Fills a prompt exactly as it would be sent for a message. Throws `not-found` when the project is gone. */
export async function tryPrompt({ content, message, projectId }: TrialOrder): Promise<PromptTrial> {
  const files = projectId === null ? [] : await readSite(projectId);
  const text = fillPlaceholders(content, promptValues({ message, files }, sampleMark));
  const ready = (await listModelRows()).find(
    ({ enabled, readiness, modelType }) => enabled && readiness !== 'missing' && modelType !== 'image',
  );
  return {
    text,
    tokens: estimateTokens(text),
    unknown: findUnknownPlaceholders(content),
    model: ready ?? null,
  };
}
