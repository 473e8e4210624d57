import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { articleParts } from '@/ui/article-parts';
import { PromptCard } from './prompt-card';
import { SayList } from './say-list';
import { Screenshot } from './screenshot';

/** What a document may be put together from, by the names used in its Markdown. */
export const documentParts = {
  ...articleParts(Link),
  Prompt: PromptCard,
  Say: SayList,
  Screenshot,
} as Readonly<Record<string, ComponentType<never>>>;
