import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

const whole =
  /\b(?:flat|apartment|cottage|house|cabin|bungalow|villa|studio|annexe|barn|lodge|chalet|shepherd['’]?s hut|hut|yurt|houseboat|narrowboat|caravan|treehouse|bothy|let|home|penthouse|pad)$/iu;
const asset =
  /^(?:(?:sea|river|lake|loch|mountain|harbour|garden|city|hill|valley|beach)\s?(?:view|front)s?|sleeps(?: up to)? \p{L}*\d*|(?:\d+|one|two|three|four|five|six) (?:double |twin |king )?bed(?:room)?s?|(?:free |fast )?wi-?fi|(?:free |private |off-street )?parking|hot tub|(?:log|wood) burner|open fire|(?:private |enclosed )?garden|balcony|terrace|no (?:pets|smoking|children)|(?:pets?|dogs?)(?: friendly| welcome)?|washing machine|linen(?: included)?)$/iu;
const bedrooms = /\b(?:\d+|one|two|three|four|five|six)[- ](?:double[- ]|twin[- ])?bedrooms?\b/iu;

/** "Holiday flat, 2 bedrooms, sea view, £110 a night": the flat costs that, and what it has is no room of its own. */
export function mendLets(brief: Brief): Brief {
  const offer = brief.offer?.value ?? '';
  if (brief.language.value !== 'en' || brief.kind.value !== 'hotel' || !whole.test(offer)) return brief;
  const had: string[] = [];
  const items = brief.items.map((item): Slot<ListedItem> => {
    const { section, name, price } = item.value;
    if ((section !== 'rooms' && section !== 'pricing') || price === undefined || !asset.test(name)) return item;
    had.push(name);
    return { ...item, value: { ...item.value, section: 'rooms', name: capitalise(offer) } };
  }); // prettier-ignore
  const beds = bedrooms.exec(brief.prompt);
  const isTold = brief.items.some(({ value }) => bedrooms.test(value.name)) || brief.parts.some(({ value }) => bedrooms.test(value.title)); // prettier-ignore
  const told = [...(beds && !isTold ? [beds[0]] : []), ...had.filter((name) => name !== beds?.[0])];
  return {
    ...brief,
    items: [
      ...items,
      ...told.map((name): Slot<ListedItem> => {
        const start = Math.max(0, brief.prompt.toLowerCase().indexOf(name.toLowerCase()));
        return { value: { section: 'amenities', name: capitalise(name) }, spans: [{ start, end: start + name.length }] }; // prettier-ignore
      }),
    ],
  };
}
