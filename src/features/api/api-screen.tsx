import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { CodeBlock } from '@/ui/code-block';
import { PageHeading } from '@/ui/page-heading';
import { apiRoutes } from './api-routes';
import { AnswerRules } from './answer-rules';
import { RouteSection } from './route-section';
import { useOwnProjects } from './use-own-projects';

// Comes after the page that is read: it is for who presses Send.
const TryPanel = lazy(async () => ({ default: (await import('./try-panel')).TryPanel }));

/** Stands for a project where there is none: every route answers that it is not there. */
const noProject = 'none-yet';

/** The routes of the app, each to be tried on the visitor's own projects. */
export function ApiScreen() {
  const { isSignedIn, projects } = useOwnProjects();
  const [chosen, setChosen] = useState<string | null>(null);
  const project = chosen ?? projects[0]?.id ?? noProject;
  return (
    <div className="mx-auto max-w-[1280px] px-5 pt-10 pb-20 md:px-8 lg:pt-16">
      <PageHeading title="API">
        The addresses at which your projects answer, on this device and in this browser. A service worker
        answers them from storage; no request leaves the machine.
      </PageHeading>
      <div className="mb-12 grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
        <div className="grid max-w-[40em] gap-4">
          <p>
            They are what the app itself reads by: the cards of the front page, the file list of the editor,
            the preview. Scripts on this origin can use them as well. Nothing outside of this browser can.
          </p>
          <p className="text-muted">
            {projects.length > 0 ? (
              'You are signed in: the panels below ask about your own projects. Press Send on any of them.'
            ) : isSignedIn ? (
              <>
                You have no project yet, so lists come back empty.{' '}
                <Link to="/" className="font-medium text-blueprint underline underline-offset-4">
                  Make one
                </Link>
                , and try it here.
              </>
            ) : (
              <>
                Nobody is signed in, so lists come back empty and projects are not found. That can be tried,
                too, or{' '}
                <Link to="/login" className="font-medium text-blueprint underline underline-offset-4">
                  log in
                </Link>{' '}
                first.
              </>
            )}
          </p>
        </div>
        <CodeBlock title="In the console of this page">{`const { projects } = await (await fetch('/api/projects')).json();
const metas = await Promise.all(
  projects.map(async ({ id }) =>
    (await fetch(\`/projects/\${id}/meta.json\`)).json(),
  ),
);
metas.map(({ name, pages }) => [name, pages]);`}</CodeBlock>
      </div>
      {apiRoutes.map((route) => (
        <RouteSection key={route.id} route={route}>
          <Suspense fallback={<div className="min-h-40" />}>
            <TryPanel route={route} projects={projects} project={project} onProject={setChosen} />
          </Suspense>
        </RouteSection>
      ))}
      <AnswerRules />
    </div>
  );
}
