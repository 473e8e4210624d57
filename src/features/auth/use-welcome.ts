import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { takePendingTemplate } from '@/services/pending-template';
import { notify } from '@/services/notifications';

/** What happens after a sign-in: a welcome, the way back to the page that was asked for, and the home page, or the template that waited. */
export function useWelcome(): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  const from = (location.state as { from?: unknown } | null)?.from;
  return useCallback(() => {
    notify({
      type: 'success',
      title: 'Login Successful!',
      message: 'Welcome to Sitewright!',
      ...(typeof from === 'string' ? { action: { label: 'Back to where you were going', href: from } } : {}),
    });
    const template = takePendingTemplate();
    void navigate(template ? `/designer?template=${encodeURIComponent(template)}` : '/');
  }, [from, navigate]);
}
