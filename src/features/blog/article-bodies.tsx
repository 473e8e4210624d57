import { lazy, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { articleParts } from '@/ui/article-parts';
import type { WrittenModule } from '@/ui/written-module';
import { Figure } from './figure';

const files = import.meta.glob<WrittenModule>('./articles/*.mdx');
const parts = { ...articleParts(Link), Figure } as Readonly<Record<string, ComponentType<never>>>;

/** The texts of the articles by slug, each fetched when it is shown. */
export const articleBodies: ReadonlyMap<string, ComponentType> = new Map(
  Object.entries(files).map(([file, load]) => {
    const slug = /([^/]+)\.mdx$/.exec(file)?.[1] ?? '';
    const Body = lazy(async () => {
      const { default: Content } = await load();
      return { default: () => <Content components={parts} /> };
    });
    return [slug, Body];
  }),
);
