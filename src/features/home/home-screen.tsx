import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { readPendingPrompt } from '@/services/chat/pending-prompt';
import { session } from '@/services/account/session';
import { stopKeepingTyped } from '@/services/chat/typed-early';
import { DrawnSheet } from './drawn-sheet';
import { Facts } from './facts';
import { PromptBox } from './prompt-box';
import { examplePrompts } from './example-prompts';
import { usePictures } from './use-pictures';
import { useStartBuild } from './use-start-build';
import { whenReached } from './when-reached';

// Only who is signed in has projects: a first visit does not load what shows them.
const ProjectCards = lazy(async () => ({ default: (await import('./project-cards')).ProjectCards }));

// Drawn ahead of time it can be read as it stands: what makes it answer is loaded when somebody comes near.
const BelowThePrompt = lazy(async () => {
  await whenReached('#below-the-prompt');
  return { default: (await import('./below-the-prompt')).BelowThePrompt };
});

// A page drawn ahead of time is nobody's, and no prompt waits for it.
const readNobody = () => null;
const readNothing = () => '';
const readWaiting = () => readPendingPrompt()?.prompt ?? '';
const neverChanges = () => () => undefined;

/** The front page: what are we building today, examples, and the person's projects. */
export function HomeScreen() {
  const user = useSyncExternalStore(session.subscribe, session.read, readNobody);
  const waiting = useSyncExternalStore(neverChanges, readWaiting, readNothing);
  const [typed, setPrompt] = useState<string | null>(null);
  const prompt = typed ?? waiting;
  const pictures = usePictures();
  const { busy, problem, start } = useStartBuild();
  useEffect(stopKeepingTyped, []);
  return (
    <>
      <div aria-hidden className="drafting-grid absolute inset-x-0 top-0 -z-10 h-[880px] mask-b-from-60%" />
      <div className="mx-auto grid max-w-[1280px] items-start gap-9 px-5 pt-8 pb-12 md:px-8 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,0.9fr)] lg:gap-16 lg:pt-16 lg:pb-20">
        <div>
          <h1 className="mb-5 text-[clamp(38px,5vw,68px)] leading-[1.04] font-[620] tracking-[-0.035em]">
            What are we building today, <span className="text-blueprint">{user?.name ?? 'Stranger'}</span>?
          </h1>
          <p className="mb-8 max-w-[37.5rem] text-lg tracking-[-0.01em] text-muted">
            Describe it in your own words. The first page stands before you finish your coffee, on this
            machine, with or without a network.
          </p>
          <PromptBox
            value={prompt}
            onChange={setPrompt}
            onSubmit={(text) => start(text, pictures.added)}
            pictures={pictures}
            busy={busy}
            problem={problem}
            placeholder="A website for my bakery “Pão da Lua” in Lisbon, cream and terracotta, with the menu, our story and opening hours"
          />
          <ul aria-label="Example prompts" className="mt-4 flex flex-wrap gap-2">
            {examplePrompts.map(({ label, text }) => (
              <li key={label}>
                <button
                  type="button"
                  onClick={() => setPrompt(text)}
                  className="rounded-full border border-line bg-raised px-3.5 py-1.5 text-[13.5px] text-muted transition-colors hover:border-edge hover:text-ink pointer-coarse:py-2.5"
                >
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </div>
        <DrawnSheet />
      </div>
      {user && (
        <Suspense fallback={null}>
          <ProjectCards />
        </Suspense>
      )}
      <Facts />
      <Suspense fallback={null}>
        <BelowThePrompt />
      </Suspense>
    </>
  );
}
