import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { suggestedPrompts } from './suggested-prompts';
import { PromptBox } from './prompt-box';
import { usePictures } from './use-pictures';
import { useStartBuild } from './use-start-build';

const TemplateStart = lazy(async () => ({ default: (await import('./template-start')).TemplateStart }));

/** Takes a template when the address names one; the Start screen otherwise. */
export function DesignerScreen() {
  const [query] = useSearchParams();
  const template = query.get('template');
  if (!template) return <StartScreen />;
  return (
    <Suspense fallback={null}>
      <TemplateStart id={template} />
    </Suspense>
  );
}

/** The Start screen: twelve suggestions, of which a click fills the field, and the field itself. */
function StartScreen() {
  const [prompt, setPrompt] = useState('');
  const pictures = usePictures();
  const { busy, problem, start } = useStartBuild();
  return (
    <div className="mx-auto grid max-w-3xl gap-6 px-5 py-12 md:py-20">
      <h1 className="text-4xl leading-tight font-semibold tracking-tight md:text-5xl">
        Start with a sentence.
      </h1>
      <PromptBox
        value={prompt}
        onChange={setPrompt}
        onSubmit={(text) => start(text, pictures.added)}
        pictures={pictures}
        busy={busy}
        problem={problem}
        placeholder="How can i Help you Today"
      />
      <section aria-labelledby="suggestions" className="grid gap-2">
        <h2 id="suggestions" className="font-ui text-sm font-semibold text-muted">
          Suggested prompts
        </h2>
        {/* A scrolling list must be reachable by keyboard: its buttons are. */}
        <ul className="grid max-h-80 overflow-auto rounded-card border border-line bg-raised">
          {suggestedPrompts.map((text) => (
            <li key={text} className="border-b border-line last:border-0">
              <button
                type="button"
                onClick={() => setPrompt(text)}
                className="w-full px-4 py-3 text-start hover:bg-sunken"
              >
                {text}
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
