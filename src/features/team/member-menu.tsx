import { FolderOpen, MoreHorizontal, Send, Trash2, UserX } from 'lucide-react';
import type { TeamMember } from '@/domain/team/team-member';
import { IconButton } from '@/ui/icon-button';
import { Menu, MenuItem, MenuLine } from '@/ui/menu';

type MemberMenuProps = {
  member: TeamMember;
  onSend: () => void;
  onProjects: () => void;
  onRevoke: () => void;
  onRemove: () => void;
};

/** What can be done about somebody who was invited. */
export function MemberMenu({ member, onSend, onProjects, onRevoke, onRemove }: MemberMenuProps) {
  const isRevoked = member.status === 'revoked';
  return (
    <Menu
      trigger={
        <IconButton label={`Actions for ${member.name}`}>
          <MoreHorizontal size={18} />
        </IconButton>
      }
    >
      {!isRevoked && (
        <>
          <MenuItem icon={<Send size={16} />} onSelect={onSend}>
            {member.status === 'accepted' ? 'Send the invitation again' : 'Send the invitation'}
          </MenuItem>
          <MenuItem icon={<FolderOpen size={16} />} onSelect={onProjects}>
            Shared projects
          </MenuItem>
          <MenuLine />
          <MenuItem icon={<UserX size={16} />} onSelect={onRevoke}>
            {member.status === 'accepted' ? 'Take out of the team' : 'Revoke the invitation'}
          </MenuItem>
        </>
      )}
      {isRevoked && (
        <MenuItem icon={<Trash2 size={16} />} onSelect={onRemove}>
          Remove from the list
        </MenuItem>
      )}
    </Menu>
  );
}
