import { Link } from 'react-router-dom';
import { templateCategories, templateCategoryNames, type Template } from '@/domain/templates/template';
import { categoryWords } from './category-words';

const counts = new Intl.NumberFormat('en-US');

/** The four categories with how many templates each has. */
export function CategoryCards({ templates }: { templates: readonly Template[] }) {
  return (
    <section aria-labelledby="categories" className="space-y-5">
      <h2 id="categories" className="text-[28px] leading-tight font-semibold tracking-tight">
        By what it is for
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {templateCategories.map((category) => {
          const { description, colour } = categoryWords[category];
          const count = templates.filter((template) => template.category === category).length;
          return (
            <li key={category}>
              <Link
                to={`/templates?category=${category}`}
                className="group relative block h-full space-y-1.5 overflow-hidden rounded-card border border-line bg-raised p-5 ps-6 transition-[border-color,box-shadow] hover:border-edge hover:shadow-card"
              >
                <span aria-hidden className={`absolute inset-y-0 start-0 w-1.5 ${colour}`} />
                <span className="flex items-baseline justify-between gap-3">
                  <span className="font-display text-lg font-semibold">
                    {templateCategoryNames[category]}
                  </span>
                  <span className="font-code text-sm text-muted tabular-nums">{counts.format(count)}</span>
                </span>
                <span className="block text-sm text-muted">{description}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
