import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { allowMemoryMode } from '@/services/memory-mode';
import { startTheme } from '@/services/theme';
import { installTrustedTypes } from '@/services/trusted-types';
import { keepTyped } from '@/services/chat/typed-early';
import { listenForSteps } from '@/ui/hear-steps';
import '@/ui/theme.css';
import { App } from './app';

installTrustedTypes();
allowMemoryMode();
startTheme();
listenForSteps();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');
const app = (
  <StrictMode>
    <BrowserRouter basename={import.meta.env.BASE_URL}>
      <App />
    </BrowserRouter>
  </StrictMode>
);
// A page drawn at build time is taken over as it stands; anywhere else the markup is another page's, or none.
const isDrawn = root.dataset['page'] === location.pathname.replace(/(?<=.)\/$/, '');
if (isDrawn) {
  keepTyped(root.querySelector<HTMLTextAreaElement>('#prompt'));
  hydrateRoot(root, app);
  // A screen that cannot be loaded takes nothing over, and what is said instead has buttons too.
  setTimeout(() => document.dispatchEvent(new Event('sitewright:here')), 5000);
} else {
  document.dispatchEvent(new Event('sitewright:here'));
  createRoot(root).render(app);
}

// After the first paint: the worker precaches the shell and must not compete with it.
const start = () =>
  void import('@/services/offline').then(({ registerServiceWorker }) => registerServiceWorker());
if (document.readyState === 'complete') start();
else addEventListener('load', start, { once: true });
