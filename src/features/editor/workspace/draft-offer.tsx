import { discardKeptDraft } from '@/services/project/draft-commands';
import { keepAsCopy } from '@/services/project/file-commands';
import { notify } from '@/services/notices/notifications';
import { Button } from '@/ui/button';
import { useEditor } from '../editor-context';
import { formatMoment } from '../format-values';
import { reportFailure } from '../report-failure';

/** Offers unsaved texts of an earlier visit, one after the other. */
export function DraftOffer() {
  const { projectId, drafts, forgetDraft, dispatch, reloadPreview, unsaved, paths } = useEditor();
  const [draft] = drafts;
  if (!draft) return null;
  // Its place is taken by text that is being typed, or gone: then it can only stand beside.
  const isSecond = unsaved?.path === draft.path;
  const canContinue = !isSecond && paths.includes(draft.path);
  const discard = () => {
    discardKeptDraft(draft)
      .then(() => {
        forgetDraft(draft);
        reloadPreview();
      })
      .catch(reportFailure('The draft was not discarded'));
  };
  const keep = () => {
    keepAsCopy({ ...draft, projectId })
      .then((path) => {
        forgetDraft(draft);
        notify({ type: 'success', title: 'Kept as a copy', message: `It is in ${path}.` });
      })
      .catch(reportFailure('The draft was not kept as a copy'));
  };
  return (
    <output className="flex flex-wrap items-center gap-2 border-b border-line bg-raised px-4 py-2 text-[13px]">
      <p className="me-auto min-w-0 break-words">
        {isSecond ? 'Another unsaved text of ' : 'Unsaved text of '}
        <code className="font-code text-xs font-medium">{draft.path}</code> from{' '}
        {formatMoment(draft.updatedAt)} was kept.
      </p>
      <Button size="small" variant="ghost" onClick={discard}>
        Discard it
      </Button>
      {canContinue ? (
        <Button size="small" onClick={() => dispatch({ kind: 'file-asked', path: draft.path })}>
          Continue editing
        </Button>
      ) : (
        <Button size="small" onClick={keep}>
          Keep as a copy
        </Button>
      )}
    </output>
  );
}
