import { useState, useSyncExternalStore } from 'react';
import { appBase, previewUrl } from '@/contract/urls';
import type { Template, TemplateCategory } from '@/domain/templates/template';

type TemplatePictureProps = {
  template: Template;
  /** Width on the page, as for `sizes`. */
  sizes: string;
  isFirst?: boolean;
};

const grounds: Readonly<Record<TemplateCategory, string>> = {
  business: 'from-blueprint-soft to-sunken',
  ecommerce: 'from-[color-mix(in_oklab,var(--amber)_26%,var(--paper))] to-sunken',
  portfolio: 'from-[color-mix(in_oklab,var(--ink)_16%,var(--paper))] to-sunken',
  restaurants: 'from-[color-mix(in_oklab,var(--signal)_22%,var(--paper))] to-sunken',
};

const neverChanges = () => () => undefined;
const canServe = () => Boolean(navigator.serviceWorker?.controller);

/** What a template looks like: its picture, else its page, else a ground of its category's colour. */
export function TemplatePicture({ template, sizes, isFirst = false }: TemplatePictureProps) {
  const [isBroken, setBroken] = useState(false);
  const isServed = useSyncExternalStore(neverChanges, canServe, () => false);
  const { previewImage, previewProjectId, category } = template;
  if (previewImage && !isBroken) {
    const at = (width: number) => `${appBase}templates/${previewImage}-${width}.webp`;
    return (
      <img
        src={at(480)}
        srcSet={`${at(480)} 480w, ${at(960)} 960w`}
        sizes={sizes}
        width={480}
        height={360}
        alt=""
        loading={isFirst ? 'eager' : 'lazy'}
        {...(isFirst ? { fetchPriority: 'high' } : {})}
        decoding="async"
        onError={() => setBroken(true)}
        className="block h-full w-full object-cover object-top"
      />
    );
  }
  if (previewProjectId && isServed) {
    const options = { device: 'desktop', direction: 'ltr', theme: 'light', safe: true } as const;
    return (
      <iframe
        src={previewUrl({ projectId: previewProjectId, path: 'index.html', ...options })}
        title={template.title}
        inert
        loading="lazy"
        sandbox="allow-same-origin"
        className="pointer-events-none block h-[300%] w-[300%] origin-top-left scale-[0.3334] border-0 rtl:origin-top-right"
      />
    );
  }
  return <div aria-hidden className={`h-full w-full bg-linear-to-br ${grounds[category]}`} />;
}
