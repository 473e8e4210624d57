import type { Brief } from '@/domain/site/brief';
import type { KindDefinition } from '../../content';
import { labelIn, mannerOf } from '../parts/manner';

/** The kind with the pages, noun and main button of the very trade that the brief is about. */
export const fitKind = (definition: KindDefinition, brief: Brief): KindDefinition => {
  const fitted = definition.fit ? { ...definition, ...definition.fit(brief) } : definition;
  const { label, to } = fitted.action;
  return { ...fitted, action: { label: labelIn(mannerOf(brief), { label, href: to }), to } };
};
