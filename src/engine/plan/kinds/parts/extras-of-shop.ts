import type { ListedItem } from '@/domain/site/brief';
import { numberOf } from '../../../number-of';
import type { Facts } from '../../content';

const extra =
  /\b(?:gift|subscriptions?|vouchers?|bundles?|box(?:es)?|sets?|refills?|wrap(?:ping)?|delivery|workshops?|class(?:es)?|kits?|memberships?|made to order|commissions?)\b/iu;

/** Whether things are nothing but what comes beside the wares of a shop: gift sets, a subscription. */
export const areExtras = (things: readonly ListedItem[]): boolean =>
  things.every(({ name }) => extra.test(name));

/** "six scents", "12 flavours": how many kinds a shop has of its one thing; undefined where it does not say. */
export const kindsTold = ({ brief }: Facts): number | undefined => {
  const told =
    /\b(?<count>\d{1,2}|three|four|five|six|seven|eight|nine|ten|twelve)\s(?:\p{L}+\s)?(?:scents|flavou?rs|colou?rs|kinds|varieties|designs|styles|blends|types|products|patterns)\b/iu.exec(
      brief.prompt,
    )?.groups?.['count'];
  return told === undefined ? undefined : numberOf(told);
};
