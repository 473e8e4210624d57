import type { Brief } from '@/domain/site/brief';
import type { KindDefinition } from '../../content';

/** The kind with the pages, noun and main button of the very trade that the brief is about. */
export const fitKind = (definition: KindDefinition, brief: Brief): KindDefinition =>
  definition.fit ? { ...definition, ...definition.fit(brief) } : definition;
