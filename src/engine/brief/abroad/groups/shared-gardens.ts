import type { Brief } from '@/domain/site/brief';

const garden =
  /(?:buurt|volks|stads)(?:moes)?tuin|kleingarten|gemeinschaftsgarten|jardins? (?:partagé|familia|ouvrier)|huertos? (?:urban|comunitari|vecinal)|ort[oi] (?:condivis|urban|social)|hortas? (?:comunit|urban)|ogr[oó]d\p{L}* (?:społeczn|działkow)|(?:mahalle|hobi|topluluk) bahçe|حديقة (?:مجتمعية|الحي)|גינה (?:ה?קהילתית)|הגינה הקהילתית/iu;
const houses = new Set(['cafe', 'restaurant', 'bar', 'shop', 'florist', 'unknown', 'event', 'home-services']);

/** "buurtmoestuin, elke zaterdag koffie": who gardens together is a club, and no café. */
export function sharedGarden(brief: Brief): Brief {
  if (!houses.has(brief.kind.value) || !garden.test(brief.offer?.value ?? '')) return brief;
  return {
    ...brief,
    kind: { value: 'nonprofit', spans: brief.offer?.spans ?? [] },
    items: brief.items.map((item) =>
      item.value.section === 'menu' || item.value.section === 'products'
        ? { ...item, value: { ...item.value, section: 'pricing' as const } }
        : item,
    ),
  };
}
