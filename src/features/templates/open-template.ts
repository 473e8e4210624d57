import type { PreviewSession } from '@/services/project/preview-session';

/**
 * Makes a template's site where it is not kept yet, counts the look at it, and takes over the frame. Null when the
 * frame is gone meanwhile. Rejects with what `readyTemplate` throws.
 */
export async function openTemplate(
  id: string,
  frame: () => HTMLIFrameElement | null,
  onNavigate: (path: string) => void,
): Promise<PreviewSession | null> {
  const [{ readyTemplate, noteTemplateView }, { openPreview }] = await Promise.all([
    import('@/services/project/template-commands'),
    import('@/services/project/preview-session'),
  ]);
  const projectId = await readyTemplate(id);
  await noteTemplateView(id);
  const standing = frame();
  return standing && openPreview({ frame: standing, projectId, onNavigate });
}
