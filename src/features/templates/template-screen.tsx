import { useParams } from 'react-router-dom';
import { Link } from 'react-router-dom';
import { buttonLook } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { LivePreview } from './live-preview';
import { TemplateFacts } from './template-facts';
import { useTemplates } from './use-templates';

/** One template: its site live, and what it is. */
export function TemplateScreen() {
  const { templateId = '' } = useParams();
  const template = useTemplates().find(({ id }) => id === templateId);
  if (!template) {
    return (
      <div className="mx-auto max-w-[1280px] px-5 py-16 md:px-8">
        <h1 className="sr-only">Template</h1>
        <EmptyState title="There is no such template" className="rounded-card border border-line py-16">
          <p className="text-muted">
            It may have been taken away, or belong to another account of this device.
          </p>
          <Link to="/templates" className={buttonLook({ variant: 'ink' })}>
            All templates
          </Link>
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="mx-auto grid max-w-[1280px] items-start gap-8 px-5 pt-8 pb-16 md:px-8 lg:grid-cols-[minmax(0,1fr)_320px] lg:gap-12 lg:pt-12">
      <div className="order-2 lg:order-1">
        <LivePreview key={template.id} id={template.id} title={template.title} />
      </div>
      <div className="order-1 lg:sticky lg:top-24 lg:order-2">
        <TemplateFacts template={template} />
      </div>
    </div>
  );
}
