import { useState, useSyncExternalStore, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { limits } from '@/domain/limits';
import { session } from '@/services/account/session';
import { startProject } from '@/services/project/start-project';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Mark } from '@/ui/mark';
import { AssistantNote } from './chat/assistant-note';
import { reportFailure } from './report-failure';

/** The editor without a project: a greeting, and the field that begins one. */
export function GreetingEditor() {
  const user = useSyncExternalStore(session.subscribe, session.read);
  const firstName = user?.name.split(/\s+/u)[0] || 'Stranger';
  return (
    <div className="grid h-dvh grid-rows-[52px_minmax(0,1fr)] overflow-hidden bg-paper text-sm">
      <header className="flex items-center gap-1.5 border-b border-line bg-raised px-3.5">
        <Link
          to="/app"
          aria-label="Sitewright, all projects"
          title="All projects"
          className="grid size-9 place-items-center rounded-control hover:bg-sunken pointer-coarse:size-10"
        >
          <Mark size={24} />
        </Link>
        <h1 className="px-2 text-[15px] font-semibold tracking-[-0.01em]">No project yet</h1>
      </header>
      <main className="grid min-h-0 grid-cols-[400px_minmax(0,1fr)] max-lg:grid-cols-1 max-lg:grid-rows-[auto_minmax(0,1fr)]">
        <section aria-label="Chat" className="border-e border-line p-4 max-lg:border-e-0 max-lg:border-b">
          <div role="log" aria-label="Conversation">
            <AssistantNote
              text={`Hello ${firstName}. Describe the site you have in mind and it will stand here in a moment: pages, styles and scripts, ready to change by talking, picking or typing code.`}
            />
          </div>
        </section>
        <EmptyState title="What shall we build?" className="min-h-0 overflow-auto bg-sunken">
          <BeginForm />
        </EmptyState>
      </main>
    </div>
  );
}

function BeginForm() {
  const navigate = useNavigate();
  const [prompt, setPrompt] = useState('');
  const [isStarting, setStarting] = useState(false);
  const canStart = prompt.trim() !== '' && !isStarting;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!canStart) return;
    setStarting(true);
    startProject(prompt.trim())
      .then((id) => navigate(`/app/projects/${id}/editor`))
      .catch((error: unknown) => {
        setStarting(false);
        reportFailure('No project was begun')(error);
      });
  };
  return (
    <form onSubmit={submit} className="grid w-full min-w-72 gap-3 text-start">
      <textarea
        aria-label="Describe your site"
        rows={3}
        value={prompt}
        dir="auto"
        maxLength={limits.promptMaxCharacters}
        placeholder="A one-page site for a ceramics studio, off-white and cobalt, with workshop dates"
        onChange={(event) => setPrompt(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
        }}
        className="field-sizing-content max-h-60 min-h-24 w-full resize-none rounded-card border border-edge bg-raised p-3.5 text-[15px] shadow-card"
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Link to="/app/projects" className="font-medium text-blueprint underline underline-offset-4">
          Open a project
        </Link>
        <Button type="submit" variant="signal" disabled={!canStart}>
          {isStarting ? 'Starting…' : 'Start building'}
        </Button>
      </div>
    </form>
  );
}
