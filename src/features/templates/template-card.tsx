import { Star } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Template } from '@/domain/templates/template';
import { buttonLook } from '@/ui/button';
import { joinClasses } from '@/ui/join-classes';
import { readyAhead } from './ready-ahead';
import { TemplatePicture } from './template-picture';

type TemplateCardProps = {
  template: Template;
  size: 'large' | 'small';
  isFirst?: boolean;
};

const stars = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const plural = new Intl.PluralRules('en-US');
const useWords: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'use', other: 'uses' };
const counts = new Intl.NumberFormat('en-US');

/** A template: picture, what it is, and the way to take it. The picture and the title lead to its page. */
export function TemplateCard({ template, size, isFirst = false }: TemplateCardProps) {
  const { id, title, subtitle, label, rating, tags, uses } = template;
  const isLarge = size === 'large';
  const ahead = { onPointerEnter: () => readyAhead(id), onFocus: () => readyAhead(id) };
  return (
    <article className="group relative h-full overflow-hidden rounded-card border border-line bg-raised transition-[border-color,box-shadow] duration-150 focus-within:border-edge hover:border-edge hover:shadow-card">
      <div className="relative aspect-4/3 overflow-hidden border-b border-line bg-sunken">
        <TemplatePicture
          template={template}
          sizes={
            isLarge
              ? '(min-width: 64rem) 400px, 92vw'
              : '(min-width: 64rem) 290px, (min-width: 40rem) 45vw, 92vw'
          }
          isFirst={isFirst}
        />
        {label && (
          <span className="absolute start-3 bottom-3 rounded-[5px] border border-line bg-raised px-2 py-0.5 text-[12.5px] font-semibold">
            {label}
          </span>
        )}
        <div className="absolute inset-x-0 bottom-0 z-10 p-3 text-end transition-[opacity,translate] duration-150 ease-draw pointer-fine:translate-y-2 pointer-fine:opacity-0 pointer-fine:group-focus-within:translate-y-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:translate-y-0 pointer-fine:group-hover:opacity-100">
          <Link
            to={`/designer?template=${encodeURIComponent(id)}`}
            {...ahead}
            className={buttonLook({ variant: 'signal' })}
          >
            Use template<span className="sr-only">: {title}</span>
          </Link>
        </div>
      </div>
      <div className={joinClasses('space-y-1.5', isLarge ? 'p-5' : 'p-4')}>
        <div className="flex items-baseline justify-between gap-3">
          <h3 className={joinClasses('font-semibold tracking-tight', isLarge ? 'text-xl' : 'text-[17px]')}>
            {/* The link covers the card; what may be pressed in it stands above. */}
            <Link
              to={`/templates/${encodeURIComponent(id)}`}
              {...ahead}
              className="after:absolute after:inset-0"
            >
              <bdi>{title}</bdi>
            </Link>
          </h3>
          {rating !== null && (
            <p className="flex shrink-0 items-center gap-1 text-sm font-semibold tabular-nums">
              <Star aria-hidden className="size-3.5 fill-amber stroke-amber" />
              <span className="sr-only">Rating</span>
              {stars.format(rating)}
            </p>
          )}
        </div>
        <p className={joinClasses('text-muted', isLarge ? 'text-[15px]' : 'text-sm')}>
          <bdi>{subtitle}</bdi>
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[12.5px] text-muted">
          <span>{tags.join(' · ')}</span>
          <span className="tabular-nums">
            {counts.format(uses)} {useWords[plural.select(uses)] ?? 'uses'}
          </span>
        </p>
      </div>
    </article>
  );
}
