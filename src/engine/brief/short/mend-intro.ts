import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { appKinds } from '@/domain/site/vocabulary';
import { readPrompt } from '../read-prompt';

const mostOpening = 180;
const small = String.raw`(?!(?:in|near|at|from|based|called|named|who|that|which|for|with|on|and|run|set|where|looking|needs?|wants?|to)\b)\p{Ll}[\p{Ll}'’&/-]*`;
const until = String.raw`(?=\s?[,.:;!\n(]|\s[–—-]\s|\s(?:in|near|at|from|based|called|named|who|that|which|for|with|on|and|round|around|\p{Lu})|\s?$)`;
/** "hi im setting up on my own as a bookkeeper", "We are a family run garage door company", "its for our allotment association". */
const introduced = new RegExp(
  String.raw`^(?:(?:[Hh]i|[Hh]ello|[Hh]ey|[Gg]ood (?:morning|evening))(?: there| all)?[,!.]?\s)?(?:[Ii]['’]?m|[Ii] am|[Ww]e['’]?re|[Ww]e are|[Ii]ts|[Ii]t['’]s|[Ii]t is|[Tt]his is|(?:[Ii]|[Ww]e|[Mm]y wife and [Ii]|[Mm]y husband and [Ii]) (?:run|own|have))\s(?:for\s)?(?:(?:currently|just|about to|going to)\s)?(?:(?:be\s)?(?:setting up|starting(?: up| out)?|set up|start)\s)?(?:(?:on my own|by myself|together|solo|self[- ]employed)\s)?(?:as\s)?(?:an?|our|my|the)\s(?<what>(?:family[- ]run\s|family[- ]owned\s)?(?:${small}\s){0,5}?${small})${until}`,
  'u',
);
/** "riding lessons for beginners in Ludlow, our oldest horse …": what is taught opens the prompt. */
const taught = new RegExp(
  String.raw`^(?<what>(?:${small}\s){1,3}?(?:lessons|classes|tuition|workshops|hire|repairs?|tours|trips|rides|coaching|training))${until}`,
  'u',
);
/** "family run garage door company in Telford": where no offer was read, the words before the town are one. */
const opened = new RegExp(String.raw`^(?<what>(?:${small}\s){1,5}?${small})(?=\s(?:in|near)\s\p{Lu})`, 'u');
const vague =
  /^(?:(?:small|new|little|young|local|family|tiny|busy|happy|married|retired|friendly|old|professional|team|group|couple|pair|bunch|family run|family-run|family owned|independent|mum|mom|dad|mother|father|nurse|teacher|sole trader|husband|wife|one man band|website|site|page|landing|simple|web|person|woman|man|guy|girl|lady|lad|bit|lot|few|business|company|startup|start-up|firm|shop|studio|place|project|charity|club|event|of|two|three|four|friends|people|brothers|sisters)\s?)+$/iu;
const sized =
  /^(?:(?:family[- ](?:run|owned)|small|little|tiny|new|local|independent|friendly|professional|established|young|growing|one[- ]man|two[- ]man)\s)+/iu;
const begun = /^(?:setting up|starting(?: up| out)?|opening|launching|going|running)$/iu;
const apps = new Set<string>(appKinds);

const stems = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 5));

/**
 * What somebody says they are at the very beginning is what the site is about, where words further on had led elsewhere: "We are a
 * garage door company … same day repairs", "our allotment association … we have a shop on Sundays". The kind is read of those
 * words alone.
 */
export function mendIntro(brief: Brief): Brief {
  const { prompt, offer, place } = brief;
  const opening = prompt.slice(0, mostOpening);
  const found =
    introduced.exec(opening) ?? taught.exec(opening) ?? (offer === null ? opened.exec(opening) : null);
  const what = found?.groups?.['what'];
  if (!found || what === undefined || vague.test(what) || apps.has(brief.kind.value)) return brief;
  const start = found[0].length - what.length;
  const end = start + what.length;
  const at = offer?.spans[0]?.start ?? Infinity;
  const isLater = offer === null || begun.test(offer.value) || at >= end;
  const own = stems(what);
  if (
    !isLater ||
    (offer && !begun.test(offer.value) && stems(offer.value).some((stem) => own.includes(stem)))
  )
    return brief;
  const plain = what.replace(sized, '');
  const alone = readPrompt(place ? `${plain} in ${place.value}` : plain, {}, 'en');
  if (alone.offer === null && alone.kind.value === 'unknown') return brief;
  if (apps.has(alone.kind.value)) return brief;
  const said = { value: plain, spans: [{ start: end - plain.length, end }] };
  const old = offer?.value.toLowerCase();
  const isShelf = brief.kind.value === 'shop' && alone.kind.value !== 'shop';
  return {
    ...brief,
    offer: said,
    kind: { value: alone.kind.value, spans: said.spans },
    items: brief.items.map((item): Slot<ListedItem> => {
      const { section, name, price } = item.value;
      const called = name.toLowerCase() === old ? capitalise(plain) : name;
      return {
        ...item,
        value: {
          ...item.value,
          name: called,
          section: isShelf && section === 'products' && price !== undefined ? 'pricing' : section,
        },
      };
    }),
    behaviours: isShelf ? brief.behaviours.filter(({ value }) => value !== 'cart') : brief.behaviours,
  };
}

const capitalise = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());
