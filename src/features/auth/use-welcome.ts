import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { takePendingTemplate } from '@/services/chat/pending-template';
import { notify } from '@/services/notices/notifications';
import { useDoorState } from './use-door-state';

/** What happens after a sign-in: a welcome, the way back to the page that was asked for, and the home page, or the template that waited. */
export function useWelcome(): () => void {
  const navigate = useNavigate();
  const { from } = useDoorState();
  return useCallback(() => {
    notify({
      type: 'success',
      title: 'Login Successful!',
      message: 'Welcome to Sitewright!',
      ...(from === undefined ? {} : { action: { label: 'Back to where you were going', href: from } }),
    });
    const template = takePendingTemplate();
    void navigate(template ? `/designer?template=${encodeURIComponent(template)}` : '/');
  }, [from, navigate]);
}
