import { useMemo, useState, useSyncExternalStore } from 'react';
import { soundNow, timeLeft } from '@/domain/promotions/countdown';
import type { Promotion } from '@/domain/promotions/promotion';
import { notify } from '@/services/notices/notifications';
import { offerEnd } from '@/services/plans/offer-ends';
import { seconds } from '@/services/seconds';
import { Button } from '@/ui/button';
import { Countdown, noTime } from './countdown';

// A page drawn ahead of time does not know when it is read.
const readUnknown = () => null;
const moments = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** A promotion with its countdown and code; over, it says so and gives no code. */
export function PromotionCard({ promotion }: { promotion: Promotion }) {
  const second = useSyncExternalStore(seconds.subscribe, seconds.read, readUnknown);
  const isKnown = second !== null;
  const end = useMemo(() => (isKnown ? offerEnd(promotion) : null), [isKnown, promotion]);
  const left = second === null || end === null ? null : timeLeft(end, soundNow(second));
  const isOver = isKnown && left === null;
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(promotion.promoCode);
      setCopied(true);
    } catch {
      notify({ type: 'error', title: 'Failed to copy to clipboard.', message: promotion.promoCode });
    }
  };
  return (
    <article
      aria-labelledby={`${promotion.id}-title`}
      className={`grid content-start gap-5 rounded-card border p-6 sm:p-8 ${isOver ? 'border-dashed border-edge' : 'border-line bg-raised shadow-card'}`}
    >
      <div className="grid gap-2">
        <p>
          <span
            className={`rounded-[5px] border px-1.5 py-0.5 font-code text-[11.5px] font-medium ${isOver ? 'border-line text-muted' : 'border-signal text-signal-ink'}`}
          >
            {isOver ? promotion.expiredBadgeText : promotion.badgeText}
          </span>
        </p>
        <h2 id={`${promotion.id}-title`} className="text-2xl font-semibold tracking-tight">
          {promotion.title}
        </h2>
        <p className="max-w-[32em] text-muted">
          {isOver ? promotion.expiredDescription : promotion.description}
        </p>
      </div>
      {/* As high before the time is known as after, so that nothing below moves. */}
      <div className={isKnown ? 'contents' : 'invisible'}>
        <Countdown left={isKnown ? left : noTime} label={`Time left: ${promotion.title}`} />
      </div>
      <p className="min-h-5 text-sm text-muted">
        {end !== null && (
          <>
            {isOver ? 'Ended: ' : 'Ends: '}
            <time dateTime={new Date(end).toISOString()}>{moments.format(end)}</time>
          </>
        )}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {!isOver && (
          <code className="grid h-10 place-items-center rounded-control border border-dashed border-blueprint bg-blueprint-soft px-3 font-code text-sm font-medium text-blueprint select-all">
            {promotion.promoCode}
          </code>
        )}
        <Button variant="ink" disabled={!isKnown || isOver} onClick={() => void copy()}>
          {isOver ? promotion.expiredButtonText : promotion.buttonText}
        </Button>
        <span role="status" className="text-sm text-muted">
          {isCopied ? 'Copied.' : ''}
        </span>
      </div>
    </article>
  );
}
