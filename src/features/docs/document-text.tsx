import { createElement, lazy, type ComponentType } from 'react';
import type { WrittenModule } from '@/ui/written-module';
import { DocumentBody } from './document-body';
import type { Room } from './written-places';

const files = {
  docs: import.meta.glob<WrittenModule>('./pages/*.mdx'),
  guides: import.meta.glob<WrittenModule>('./guides/*.mdx'),
} as const;

const bodies = new Map<string, ComponentType>(
  Object.entries(files).flatMap(([room, loads]) =>
    Object.entries(loads).map(([file, load]) => {
      const slug = /([^/]+)\.mdx$/.exec(file)?.[1] ?? '';
      const Body = lazy(async () => {
        const { default: Content, outline } = await load();
        return {
          default: () => <DocumentBody Content={Content} outline={outline} isGuide={room === 'guides'} />,
        };
      });
      return [`${room}/${slug}`, Body];
    }),
  ),
);

/** The text of a page, fetched when it is shown. Apart from the screen: it comes after the drawn page is there. */
export function DocumentText({ room, slug }: { room: Room; slug: string }) {
  const body = bodies.get(`${room}/${slug}`);
  return body && createElement(body);
}
