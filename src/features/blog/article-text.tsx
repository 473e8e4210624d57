import { createElement, lazy, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { articleParts } from '@/ui/article-parts';
import type { WrittenModule } from '@/ui/written-module';
import { Figure } from './figure';

const files = import.meta.glob<WrittenModule>('./articles/*.mdx');
const parts = { ...articleParts(Link), Figure } as Readonly<Record<string, ComponentType<never>>>;

const bodies: ReadonlyMap<string, ComponentType> = new Map(
  Object.entries(files).map(([file, load]) => {
    const slug = /([^/]+)\.mdx$/.exec(file)?.[1] ?? '';
    const Body = lazy(async () => {
      const { default: Content } = await load();
      return { default: () => <Content components={parts} /> };
    });
    return [slug, Body];
  }),
);

/** The text of an article, fetched when it is shown. Apart from the screen: it comes after the drawn page is there. */
export function ArticleText({ slug }: { slug: string }) {
  const body = bodies.get(slug);
  return body && createElement(body);
}
