import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLeaveGuard as useGuard } from '@/ui/use-leave-guard';

/** Asks before unsaved changes are lost; its dialog is to be drawn. */
export function useLeaveGuard(isDirty: boolean): ReactNode {
  const navigate = useNavigate();
  return useGuard(isDirty, (address) => void navigate(address));
}
