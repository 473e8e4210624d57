import type { ComponentType } from 'react';
import type { OutlineEntry } from './on-this-page';

/** What a page in Markdown shows; `components` are its pieces by the names used in it. */
export type WrittenContent = ComponentType<{
  readonly components?: Readonly<Record<string, ComponentType<never> | string>>;
}>;

/** A page in Markdown as the build makes it. */
export type WrittenModule = {
  readonly default: WrittenContent;
  readonly outline: readonly OutlineEntry[];
};
