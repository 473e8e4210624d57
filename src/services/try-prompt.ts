import { estimateTokens } from '@/domain/assistant/estimate-tokens';
import { fillPlaceholders, findUnknownPlaceholders, type Placeholder } from '@/domain/assistant/placeholders';
import { sectionTypes, siteKinds, styleNames } from '@/domain/site/vocabulary';
import type { SiteFile } from '@/domain/site/site-file';
import { describeSite } from '@/domain/site/site-map';
import { listModelRows, type ModelRow } from './model-rows';
import { readSite } from './project-queries';

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

const none = '(none)';

/** Fills a prompt exactly as it would be sent for a message. Throws `not-found` when the project is gone. */
export async function tryPrompt({ content, message, projectId }: TrialOrder): Promise<PromptTrial> {
  const files = projectId === null ? [] : await readSite(projectId);
  const text = fillPlaceholders(content, valuesOf(message, files));
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

function valuesOf(message: string, files: readonly SiteFile[]): Readonly<Record<Placeholder, string>> {
  const site = describeSite(files);
  return {
    message,
    site_map: site.map || '(no site yet)',
    files: site.texts || '(no files yet)',
    page: files.some(({ path }) => path === 'index.html') ? 'index.html' : none,
    picked: none,
    tokens: site.tokens || none,
    findings: none,
    language: site.language,
    direction: site.direction,
    kinds: siteKinds.join(', '),
    sections: sectionTypes.join(', '),
    styles: styleNames.join(', '),
  };
}
