import { streamText, type LanguageModel, type TextStreamPart, type ToolSet } from 'ai';
import { AppError } from '@/domain/errors';
import { explainFailure } from './explain-failure';
import type { AskModel, ModelCall, ModelPart } from './model-port';
import type { ModelSettings } from './model-settings';

export type Patience = {
  /** How long a model may be silent before its first word and between two, in milliseconds. */
  readonly first: number;
  readonly next: number;
};

const cloudPatience: Patience = { first: 90_000, next: 60_000 };
const localPatience: Patience = { first: 300_000, next: 120_000 };

// What its packages have to say to a developer is nothing for a person's console.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });

/** Each provider's own code is loaded when it is first asked. */
async function loadModel(settings: ModelSettings): Promise<LanguageModel> {
  const { provider } = settings;
  if (provider === 'OpenAI') return (await import('./providers/cloud-open-ai')).openModel(settings);
  if (provider === 'Anthropic') return (await import('./providers/cloud-anthropic')).openModel(settings);
  if (provider === 'Google') return (await import('./providers/cloud-google')).openModel(settings);
  return (await import('./providers/own-server')).openModel(settings);
}

/** What asks the model of these settings. A model that falls silent is let go with `model-silent`. */
export function askProvider(
  settings: ModelSettings,
  patience = settings.isLocal ? localPatience : cloudPatience,
): AskModel {
  return (call, signal) => ask(settings, call, signal, patience);
}

async function* ask(
  settings: ModelSettings,
  { system, turns }: ModelCall,
  signal: AbortSignal,
  patience: Patience,
): AsyncIterable<ModelPart> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), patience.first);
  let wait = patience.first;
  let hasBegun = false;
  try {
    const { fullStream } = streamText({
      model: await loadModel(settings),
      system,
      messages: turns.map(({ role, text }) => ({ role, content: text })),
      abortSignal: AbortSignal.any([signal, silence.signal]),
      // Asking again is for the person to decide: it costs.
      maxRetries: 0,
      onError: () => undefined,
    });
    for await (const part of fullStream) {
      if (part.type === 'error') throw part.error;
      if (part.type === 'text-delta' || part.type === 'reasoning-delta') {
        hasBegun = true;
        clearTimeout(timer);
        wait = patience.next;
        timer = setTimeout(() => silence.abort(), wait);
        if (part.type === 'text-delta') yield { kind: 'text', text: part.text };
        else yield { kind: 'thought' };
      } else if (part.type === 'finish') yield endOf(part, settings);
    }
    // An aborted stream ends without a word of why.
    if (silence.signal.aborted) throw silence.signal.reason;
  } catch (error) {
    signal.throwIfAborted();
    if (silence.signal.aborted) {
      throw new AppError('model-silent', {
        model: settings.name,
        wait: `${Math.round(wait / 1000)} seconds`,
      });
    }
    throw explainFailure(error, settings, hasBegun);
  } finally {
    clearTimeout(timer);
    // Whoever stops listening stops the request.
    silence.abort();
  }
  signal.throwIfAborted();
}

type Finish = Extract<TextStreamPart<ToolSet>, { type: 'finish' }>;

function endOf({ finishReason, totalUsage }: Finish, { name: model }: ModelSettings): ModelPart {
  if (finishReason === 'content-filter') throw new AppError('model-stopped', { model });
  // Every server says why it ends; one that does not was cut off.
  if (finishReason === 'other' || finishReason === 'error') throw new AppError('model-broken', { model });
  const { inputTokens: input, outputTokens: output } = totalUsage;
  return {
    kind: 'end',
    reason: finishReason === 'length' ? 'length' : 'stop',
    usage: input === undefined || output === undefined ? null : { input, output },
  };
}
