import { useEffect, useState } from 'react';
import { freshTemplates } from '@/domain/templates/show-template';
import type { Template } from '@/domain/templates/template';
import { logger } from '@/services/logger';

/** All templates: those of the product at once, then with what this device counts and keeps of the account's own. */
export function useTemplates(): readonly Template[] {
  const [templates, setTemplates] = useState(freshTemplates);
  useEffect(() => {
    let stop: (() => void) | null = null;
    let gone = false;
    // The store is loaded after the page stands.
    import('@/services/project/template-queries')
      .then(({ watchTemplates }) => {
        if (!gone) stop = watchTemplates(setTemplates);
      })
      .catch((error: unknown) => logger.error('templates not loaded', error));
    return () => {
      gone = true;
      stop?.();
    };
  }, []);
  return templates;
}
