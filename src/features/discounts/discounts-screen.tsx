import { promotions } from '@/domain/promotions/promotions';
import { PromotionCard } from './promotion-card';

/** Promotions with their countdowns: the running one first, what is over below. */
export function DiscountsScreen() {
  return (
    <div className="mx-auto max-w-[1280px] px-5 pt-10 pb-20 md:px-8 lg:pt-16">
      <div className="mb-8 grid max-w-[46rem] gap-4 lg:mb-10">
        <h1 className="text-[clamp(36px,4.6vw,60px)] leading-[1.04] font-[620] tracking-[-0.035em]">
          Special Discounts &amp; Offers
        </h1>
        <p className="max-w-[58ch] text-lg text-muted">
          Each with its code and the time it has left. What is over is shown as over.
        </p>
      </div>
      <div className="grid gap-5 lg:grid-cols-2">
        {promotions.map((promotion) => (
          <PromotionCard key={promotion.id} promotion={promotion} />
        ))}
      </div>
    </div>
  );
}
