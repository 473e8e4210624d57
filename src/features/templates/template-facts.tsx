import { Star } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { templateBriefs } from '@/domain/templates/template-briefs';
import { templateCategoryNames, type Template } from '@/domain/templates/template';
import { logger } from '@/services/logger';
import { notify } from '@/services/notices/notifications';
import { Button, buttonLook } from '@/ui/button';

const stars = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const counts = new Intl.NumberFormat('en-US');

/** What a template is, how it scored, what it was made from, and the way to take it. */
export function TemplateFacts({ template }: { template: Template }) {
  const navigate = useNavigate();
  const { id, title, subtitle, category, tags, rating, ratingCount, uses, views, isOwn } = template;
  const prompt = templateBriefs[id]?.prompt;
  const remove = () => {
    import('@/services/project/template-commands')
      .then(({ removeTemplate }) => removeTemplate(id))
      .then(() => navigate('/templates'))
      .catch((error: unknown) => {
        logger.error('template not removed', error);
        const message = error instanceof Error ? error.message : String(error);
        notify({ type: 'error', title: 'The template stays', message });
      });
  };
  return (
    <div className="grid gap-5">
      <p className="text-sm text-muted">
        <Link to="/templates" className="underline decoration-edge underline-offset-4 hover:text-ink">
          Templates
        </Link>
        <span aria-hidden> / </span>
        <Link
          to={`/templates?category=${category}`}
          className="underline decoration-edge underline-offset-4 hover:text-ink"
        >
          {templateCategoryNames[category]}
        </Link>
      </p>
      <div className="grid gap-2">
        <h1 className="text-[clamp(28px,3vw,40px)] leading-[1.06] font-[620] tracking-[-0.03em]">
          <bdi>{title}</bdi>
        </h1>
        <p className="text-lg text-muted">
          <bdi>{subtitle}</bdi>
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Link
          to={`/designer?template=${encodeURIComponent(id)}`}
          className={buttonLook({ variant: 'signal', size: 'large' })}
        >
          Use template
        </Link>
        {isOwn && (
          <Button size="large" variant="danger" onClick={remove}>
            Remove
          </Button>
        )}
      </div>
      <dl className="grid border-t border-line text-[15px]">
        {rating !== null && (
          <Fact name="Checks">
            <span className="flex items-center gap-1.5 font-semibold tabular-nums">
              <Star aria-hidden className="size-4 fill-amber stroke-amber" />
              {stars.format(rating)}
            </span>
            <span className="text-sm text-muted">mean of {counts.format(ratingCount)} checks</span>
          </Fact>
        )}
        <Fact name="Used here">{counts.format(uses)}</Fact>
        <Fact name="Looked at">{counts.format(views)}</Fact>
        <Fact name="Topics">{tags.join(' · ') || 'None'}</Fact>
      </dl>
      {prompt && (
        <figure className="grid gap-2 rounded-card border border-dashed border-blueprint bg-blueprint-soft p-4">
          <figcaption className="text-sm font-semibold text-blueprint">Made from this sentence</figcaption>
          <blockquote className="text-[15px]">{prompt}</blockquote>
        </figure>
      )}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-line py-2.5">
      <dt className="text-muted">{name}</dt>
      <dd className="flex flex-wrap items-baseline justify-end gap-x-2 text-end">{children}</dd>
    </div>
  );
}
