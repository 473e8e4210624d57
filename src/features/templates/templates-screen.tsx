import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  templateCategories,
  templateCategoryNames,
  type Template,
  type TemplateTag,
} from '@/domain/templates/template';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { PageHeading } from '@/ui/page-heading';
import { CategoryCards } from './category-cards';
import { FilterBar } from './filter-bar';
import { filterTemplates } from './filter-templates';
import { Reasons } from './reasons';
import { TemplateCard } from './template-card';
import { useTemplates } from './use-templates';

const plural = new Intl.PluralRules('en-US');
const foundWords: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = {
  one: 'template fits',
  other: 'templates fit',
};

/** All templates: recommended, the rest, the account's own, by category; or what a search finds. */
export function TemplatesScreen() {
  const templates = useTemplates();
  const [query, setQuery] = useSearchParams();
  const [words, setWords] = useState('');
  const [tag, setTag] = useState<TemplateTag | null>(null);
  const category = templateCategories.find((known) => known === query.get('category')) ?? null;
  const isFiltered = words.trim() !== '' || tag !== null || category !== null;
  const found = filterTemplates(templates, { words, category, tag });
  const clear = () => {
    setWords('');
    setTag(null);
    setQuery({}, { replace: true });
  };
  const own = templates.filter(({ isOwn }) => isOwn);
  return (
    <div className="mx-auto max-w-[1280px] px-5 pt-10 pb-20 md:px-8 lg:pt-16">
      <PageHeading title="Start from something that works.">
        Eleven sites, each made from one sentence. Look at them live, take one, and everything in it is yours
        to change.
      </PageHeading>
      <FilterBar words={words} onWords={setWords} tag={tag} onTag={setTag} />
      {isFiltered ? (
        <section aria-labelledby="found" className="mt-10 space-y-5">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="found" className="text-[28px] leading-tight font-semibold tracking-tight">
              {category ? templateCategoryNames[category] : 'Found'}
            </h2>
            <Button onClick={clear}>Show all</Button>
          </div>
          <p role="status" className="text-muted">
            {found.length} {foundWords[plural.select(found.length)]}
          </p>
          {found.length > 0 ? (
            <SmallCards templates={found} />
          ) : (
            <EmptyState title="No template fits that" className="rounded-card border border-line">
              <p className="text-muted">
                Try one word less, or describe the site instead: no template is needed.
              </p>
            </EmptyState>
          )}
        </section>
      ) : (
        <div className="mt-12 space-y-16 *:not-first:laid-out-later">
          <section aria-labelledby="recommended" className="space-y-5">
            <h2 id="recommended" className="text-[28px] leading-tight font-semibold tracking-tight">
              Recommended
            </h2>
            <ul className="grid gap-5 lg:grid-cols-3">
              {templates
                .filter(({ isFeatured }) => isFeatured)
                .map((template, index) => (
                  <li key={template.id} className="max-lg:not-first:laid-out-later">
                    <TemplateCard template={template} size="large" isFirst={index === 0} />
                  </li>
                ))}
            </ul>
          </section>
          {own.length > 0 && (
            <section aria-labelledby="own" className="space-y-5">
              <h2 id="own" className="text-[28px] leading-tight font-semibold tracking-tight">
                Yours
              </h2>
              <SmallCards templates={own} />
            </section>
          )}
          <section aria-labelledby="all" className="space-y-5">
            <h2 id="all" className="text-[28px] leading-tight font-semibold tracking-tight">
              All templates
            </h2>
            <SmallCards templates={templates.filter(({ isFeatured, isOwn }) => !isFeatured && !isOwn)} />
          </section>
          <CategoryCards templates={templates} />
          <Reasons />
        </div>
      )}
    </div>
  );
}

function SmallCards({ templates }: { templates: readonly Template[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {templates.map((template) => (
        <li key={template.id}>
          <TemplateCard template={template} size="small" />
        </li>
      ))}
    </ul>
  );
}
