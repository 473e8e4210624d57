import { X } from 'lucide-react';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { joinClasses } from '@/ui/join-classes';
import type { CodeNotice } from './use-code-session';

type CodeNoticeBarProps = { notice: CodeNotice; onOpen: (path: string) => void; onClose: () => void };

/** What has to be said about the open file: it could not be saved, it became a copy, it changed elsewhere. */
export function CodeNoticeBar({ notice, onOpen, onClose }: CodeNoticeBarProps) {
  const { kind, text, path } = notice;
  return (
    <div
      role="alert"
      className={joinClasses(
        'flex items-center gap-2 border-b py-1.5 ps-3.5 pe-1.5 text-[13px]',
        kind === 'problem' ? 'border-danger bg-danger/10 text-danger' : 'border-line bg-sunken',
      )}
    >
      <p className="me-auto min-w-0 break-words">{text}</p>
      {path && (
        <Button size="small" onClick={() => onOpen(path)}>
          Open the copy
        </Button>
      )}
      <IconButton label="Close" onClick={onClose}>
        <X size={16} aria-hidden />
      </IconButton>
    </div>
  );
}
