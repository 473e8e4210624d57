import { ChevronDown, Globe, Lock } from 'lucide-react';
import { privacies, projectStatuses, type Project } from '@/domain/project/project';
import { Badge } from '@/ui/badge';
import { LazyMenu } from '@/ui/lazy-menu';
import { MenuRadio, MenuRadioItem } from '@/ui/menu';
import { changePrivacy, changeStatus } from './project-actions';
import { privacyWords, statusWords } from './project-words';

const buttonLook =
  'relative z-10 inline-flex items-center gap-1 rounded-[5px] text-[12.5px] pointer-coarse:min-h-10';

/** A project's status; pressed, it can be changed there. */
export function StatusChoice({ project, isFixed }: { project: Project; isFixed: boolean }) {
  const { label, tone } = statusWords[project.status];
  if (isFixed) return <Badge tone={tone}>{label}</Badge>;
  return (
    <LazyMenu
      align="start"
      trigger={(trigger) => (
        <button {...trigger} type="button" aria-label={`Status: ${label}. Change`} className={buttonLook}>
          <Badge tone={tone}>
            {label}
            <ChevronDown size={12} aria-hidden />
          </Badge>
        </button>
      )}
    >
      {() => (
        <MenuRadio
          label="Status"
          value={project.status}
          onChange={(value) => {
            const status = projectStatuses.find((one) => one === value);
            if (status && status !== project.status) void changeStatus(project, status);
          }}
        >
          {projectStatuses.map((status) => (
            <MenuRadioItem key={status} value={status}>
              {statusWords[status].label}
            </MenuRadioItem>
          ))}
        </MenuRadio>
      )}
    </LazyMenu>
  );
}

/** Who may see a project; pressed, it can be changed there. */
export function PrivacyChoice({ project, isFixed }: { project: Project; isFixed: boolean }) {
  const { label } = privacyWords[project.privacy];
  const Icon = project.privacy === 'public' ? Globe : Lock;
  const words = (
    <>
      <Icon size={14} aria-hidden />
      {label}
    </>
  );
  if (isFixed) return <span className="inline-flex items-center gap-1 text-[12.5px]">{words}</span>;
  return (
    <LazyMenu
      align="start"
      className="max-w-72"
      trigger={(trigger) => (
        <button
          {...trigger}
          type="button"
          aria-label={`Privacy: ${label}. Change`}
          className={`${buttonLook} hover:text-ink`}
        >
          {words}
        </button>
      )}
    >
      {() => (
        <MenuRadio
          label="Privacy"
          value={project.privacy}
          onChange={(value) => {
            const privacy = privacies.find((one) => one === value);
            if (privacy && privacy !== project.privacy) void changePrivacy(project, privacy);
          }}
        >
          {privacies.map((privacy) => (
            <MenuRadioItem key={privacy} value={privacy} hint={privacyWords[privacy].hint}>
              {privacyWords[privacy].label}
            </MenuRadioItem>
          ))}
        </MenuRadio>
      )}
    </LazyMenu>
  );
}
