import { discardDraft } from '@/services/file-commands';
import { Button } from '@/ui/button';
import { useEditor } from '../editor-context';
import { formatMoment } from '../format-values';
import { reportFailure } from '../report-failure';

/** Offers unsaved text of an earlier visit, one file after the other. */
export function DraftOffer() {
  const { projectId, drafts, forgetDraft, dispatch, preview } = useEditor();
  const [draft] = drafts;
  if (!draft) return null;
  const discard = () => {
    discardDraft(projectId, draft.path)
      .then(() => {
        forgetDraft(draft.path);
        preview.current?.reload();
      })
      .catch(reportFailure('The draft was not discarded'));
  };
  return (
    <output className="flex flex-wrap items-center gap-2 border-b border-line bg-raised px-4 py-2 text-[13px]">
      <p className="me-auto">
        Unsaved text of <code className="font-code text-xs font-medium">{draft.path}</code> from{' '}
        {formatMoment(draft.updatedAt)} was kept.
      </p>
      <Button size="small" variant="ghost" onClick={discard}>
        Discard it
      </Button>
      <Button size="small" onClick={() => dispatch({ kind: 'file-asked', path: draft.path })}>
        Continue editing
      </Button>
    </output>
  );
}
