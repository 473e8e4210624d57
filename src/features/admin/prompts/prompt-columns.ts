import type { SystemPrompt } from '@/domain/assistant/system-prompt';
import { filedMoment } from '@/services/project/save-csv';

type FiledColumn = { readonly label: string; readonly value: (prompt: SystemPrompt) => string | number };

/** What a table of prompts holds, one column each. */
export const promptColumns: readonly FiledColumn[] = [
  { label: 'Name', value: ({ name }) => name },
  { label: 'System Prompt ID', value: ({ systemPromptId }) => systemPromptId },
  { label: 'Description', value: ({ description }) => description },
  { label: 'Detailed Description', value: ({ detailedDescription }) => detailedDescription },
  { label: 'Enabled', value: ({ enabled }) => (enabled ? 'Yes' : 'No') },
  { label: 'Version', value: ({ version }) => version },
  { label: 'Earlier versions', value: ({ earlier }) => earlier.length },
  { label: 'Created', value: ({ createdAt }) => filedMoment(createdAt) },
  { label: 'Last edited', value: ({ lastEdited }) => filedMoment(lastEdited) },
  { label: 'Content', value: ({ content }) => content },
];
