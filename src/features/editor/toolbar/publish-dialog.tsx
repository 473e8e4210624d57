import { setProjectStatus } from '@/services/project/project-commands';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { useEditor } from '../editor-context';
import { reportFailure } from '../report-failure';

type PublishDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDownload: () => void;
  onCloseAutoFocus: (event: Event) => void;
};

/** Marks the project live or offline, and says truly what that does and does not do. */
export function PublishDialog({ open, onOpenChange, onDownload, onCloseAutoFocus }: PublishDialogProps) {
  const { project } = useEditor();
  if (!project) return null;
  const isLive = project.status === 'live';
  const mark = (status: 'live' | 'offline') =>
    void setProjectStatus(project.id, status).catch(reportFailure('The status was not changed'));
  const takeZip = () => {
    onOpenChange(false);
    onDownload();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      onCloseAutoFocus={onCloseAutoFocus}
      title={isLive ? `“${project.name}” is live` : `Publish “${project.name}”`}
      description={
        isLive
          ? 'It is marked live on this device. To put it on the web, take the zip to any static host: the files work from any folder, without a build step.'
          : 'This marks the project live on this device. Sitewright has no server: to put it on the web, take the zip to any static host.'
      }
      actions={
        isLive ? (
          <>
            <Button onClick={() => mark('offline')}>Unpublish</Button>
            <Button variant="ink" onClick={takeZip}>
              Download zip
            </Button>
          </>
        ) : (
          <>
            <Button variant="ghost" onClick={() => onOpenChange(false)}>
              Cancel
            </Button>
            <Button variant="signal" onClick={() => mark('live')}>
              Publish
            </Button>
          </>
        )
      }
    />
  );
}
