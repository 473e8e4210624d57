import type { AskModel, ModelCall, TokenCount } from '@/assistant/connect/model-port';
import { estimateTokens } from '@/domain/assistant/estimate-tokens';
import { now } from '../clock';
import { checkRoomFor } from '../plans/plan-limits';
import { takeModelTurn } from './model-rate-limit';
import { recordUse } from '../plans/usage-commands';

/** What was sent and what the server says that it read, of the last request. */
export type LastCount = { sent: number; read: number | null };

/**
 * Asks as before, but each request takes a turn of the account's and room of its plan first, and stands in the ledger after
 * it: with the server's own count, or about what was said when it counts nothing or breaks off. Throws `model-rate`,
 * `plan-credits`.
 */
export function countUse(
  ask: AskModel,
  { modelId, projectId }: { readonly modelId: string; readonly projectId: string },
  last: LastCount,
): AskModel {
  return async function* (call, signal) {
    await checkRoomFor('credits');
    await takeModelTurn();
    const startedAt = now();
    const sent = estimateCall(call);
    let heard = '';
    let usage: TokenCount | null = null;
    last.sent = sent;
    last.read = null;
    try {
      for await (const part of ask(call, signal)) {
        if (part.kind === 'text') heard += part.text;
        if (part.kind === 'end') {
          usage = part.usage;
          last.read = part.usage?.input ?? null;
        }
        yield part;
      }
    } finally {
      if (heard !== '' || usage !== null) {
        const { input, output } = usage ?? { input: sent, output: estimateTokens(heard) };
        await recordUse({
          modelId,
          projectId,
          inputTokens: input,
          outputTokens: output,
          milliseconds: now() - startedAt,
        });
      }
    }
  };
}

function estimateCall({ system, turns }: ModelCall): number {
  return turns.reduce((sum, { text }) => sum + estimateTokens(text), estimateTokens(system));
}
