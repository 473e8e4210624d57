import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { allowMemoryMode } from '@/services/memory-mode';
import { startTheme } from '@/services/theme';
import { installTrustedTypes } from '@/services/trusted-types';
import '@/ui/theme.css';
import { App } from './app';

installTrustedTypes();
allowMemoryMode();
startTheme();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// After the first paint: the worker precaches the shell and must not compete with it.
const start = () =>
  void import('@/services/offline').then(({ registerServiceWorker }) => registerServiceWorker());
if (document.readyState === 'complete') start();
else addEventListener('load', start, { once: true });
