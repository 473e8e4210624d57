import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app';
import { allPages } from './all-pages';
import { pageSources, startsSoon } from './page-sources';
import { documentTitle } from './pages';

export { allPages, documentTitle, pageSources, startsSoon };

/** The markup of a public page as a visitor sees it who is not signed in; `path` without the base. Runs at build time. */
export async function drawPage(path: string, base: string): Promise<string> {
  const address = `${base.replace(/\/$/, '')}${path}`;
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter basename={base} location={address}>
        <App />
      </StaticRouter>
    </StrictMode>,
    {
      // All in its place: moving late parts there would need scripts in the page, which its policy forbids.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}
