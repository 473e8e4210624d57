import { promotions } from '@/domain/promotions/promotions';
import { PageHeading } from '@/ui/page-heading';
import { PromotionCard } from './promotion-card';

/** Promotions with their countdowns: the running one first, what is over below. */
export function DiscountsScreen() {
  return (
    <div className="mx-auto max-w-[1280px] px-5 pt-10 pb-20 md:px-8 lg:pt-16">
      <PageHeading title="Special Discounts & Offers">
        Each with its code and the time it has left. What is over is shown as over.
      </PageHeading>
      <div className="grid gap-5 lg:grid-cols-2">
        {promotions.map((promotion) => (
          <PromotionCard key={promotion.id} promotion={promotion} />
        ))}
      </div>
    </div>
  );
}
