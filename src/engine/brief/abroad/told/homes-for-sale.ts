import type { Brief } from '@/domain/site/brief';

/** Homes, as a list of what an agency shows begins. */
const homes =
  /^(?:wohnungen|häuser|villen|pisos|casas|apartamentos|chalets|moradias|appartements|maisons|appartamenti|case|ville|attici|woningen|huizen|appartementen|mieszkania|domy|daireler|evler|villalar|satılık|kiralık|شقق|فلل|بيوت|منازل|דירות|בתים|וילות)(?!\p{L})/iu;

/** "appartamenti in vendita e in affitto", "Wohnungen und Häuser zum Kauf": what an estate agency shows are homes, and no rooms for the night or services. */
export function homesForSale(brief: Brief): Brief {
  if (brief.kind.value !== 'real-estate') return brief;
  const isHome = ({ value }: Brief['items'][number]): boolean =>
    value.section === 'services' && value.price === undefined && homes.test(value.name);
  const named = brief.items.filter(isHome).flatMap(({ spans }) => spans);
  const asked = brief.sections.flatMap(({ value, spans }) =>
    value === 'rooms' || value === 'listings' ? spans : [],
  );
  const spans = [...asked, ...named];
  if (spans.length === 0) return brief;
  return {
    ...brief,
    items: brief.items
      .filter((item) => !isHome(item))
      .map((item) =>
        item.value.section === 'rooms' ? { ...item, value: { ...item.value, section: 'listings' } } : item,
      ),
    sections: [
      { value: 'listings', spans },
      ...brief.sections.filter(({ value }) => value !== 'rooms' && value !== 'listings'),
    ],
  };
}
