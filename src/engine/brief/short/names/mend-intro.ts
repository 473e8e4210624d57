import type { Brief, BriefCorrections, ListedItem, Slot } from '@/domain/site/brief';
import { appKinds } from '@/domain/site/vocabulary';
import { isKnownTown } from '../../words/ordinary-words';
import { capitalise } from '../../../capitalise';

/** Reads a part of a prompt alone. */
export type ReadPart = (part: string, told: BriefCorrections) => Brief;

const mostOpening = 180;
const small = String.raw`(?!(?:in|near|at|from|based|called|named|who|that|which|for|with|on|and|run|set|where|looking|needs?|wants?|to)\b)\p{Ll}[\p{Ll}'’&/-]*`;
const until = String.raw`(?=\s?[,.:;!\n(]|\s[–—-]\s|\s(?:in|near|at|from|based|called|named|who|that|which|for|with|on|and|round|around|\p{Lu})|\s?$)`;
/** "hi im setting up on my own as a bookkeeper", "We are a family run garage door company", "its for our allotment association". */
const introduced = new RegExp(
  String.raw`^(?:(?:[Hh]i|[Hh]ello|[Hh]ey|[Gg]ood (?:morning|evening))(?: there| all)?[,!.]?\s)?(?:[Ii]['’]?m|[Ii] am|[Ww]e['’]?re|[Ww]e are|[Ii]ts|[Ii]t['’]s|[Ii]t is|[Tt]his is|(?:[Ii]|[Ww]e|[Mm]y wife and [Ii]|[Mm]y husband and [Ii]) (?:run|own|have))\s(?:for\s)?(?:(?:currently|just|about to|going to)\s)?(?:(?:be\s)?(?:setting up|starting(?: up| out)?|set up|start)\s)?(?:(?:on my own|by myself|together|solo|self[- ]employed)\s)?(?:as\s)?(?:an?|our|my|the)\s(?<what>(?:family[- ]run\s|family[- ]owned\s)?(?:${small}\s){0,5}?${small})${until}`,
  'u',
);
/** "My mum has started a cake stall", "Website for retired headteacher …": somebody speaks for somebody, or asks for a page. */
const forOthers = new RegExp(
  String.raw`^(?:(?:[Hh]i|[Hh]ello|[Hh]ey)[,!.]?\s)?(?:[Mm]y|[Oo]ur)\s(?:mum|mom|dad|wife|husband|partner|sister|brother|son|daughter|friend|parents|neighbour|aunt|uncle|nan|gran)(?:['’]s|\s(?:has|have|is|are|runs?))?\s(?:just\s)?(?:started|set up|opened|opening|starting|running|launched|makes?|sells?)?\s?(?:an?|the|her|his|their)\s(?<what>(?:${small}\s){0,4}?${small})${until}`,
  'u',
);
const asked = new RegExp(
  String.raw`^(?:(?:[Aa]|[Mm]y|[Nn]ew|[Ss]imple|[Ii] (?:need|want) an?|[Mm]ake (?:me )?an?|[Bb]uild (?:me )?an?|[Cc]reate an?)\s)?(?:[Pp]ortfolio|[Pp]ersonal|[Ww]eb|[Ll]anding|[Ss]imple|[Oo]ne[- ]page)?\s?(?:[Pp]ortfolio|[Ww]ebsite|[Ss]ite|[Pp]age|[Hh]omepage)\s(?:for|of)\s(?:(?:an?|the|my|our)\s)?(?<what>(?:${small}\s){0,4}?${small})${until}`,
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
  /^(?:(?:cat|dog|pet|rabbit|hamster|horse|pony|son|daughter|baby|small|new|little|young|local|family|tiny|busy|happy|married|retired|friendly|old|professional|team|group|couple|pair|bunch|family run|family-run|family owned|independent|mum|mom|dad|mother|father|nurse|teacher|sole trader|husband|wife|one man band|brief|note|notes|draft|copy|text|outline|request|message|website|site|page|landing|simple|web|person|woman|man|guy|girl|lady|lad|bit|lot|few|business|company|startup|start-up|firm|shop|studio|place|project|charity|club|event|of|two|three|four|friends|people|brothers|sisters)\s?)+$/iu;
const sized =
  /^(?:(?:family[- ](?:run|owned)|small|little|tiny|new|local|independent|friendly|professional|established|young|growing|one[- ]man|two[- ]man)\s)+/iu;
const baked =
  /\b(?:cakes?|cupcakes?|brownies?|bread|bakes?|pies?|scones?|doughnuts?|donuts?|cookies?|pastr(?:y|ies))\s(?:stall|business|shop|stand|company|van)$/iu;
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
export function mendIntro(read: Brief, readPart: ReadPart): Brief {
  const brief = withTool(withShown(withSubject(withoutTail(read))));
  const { prompt, offer, place } = brief;
  const opening = prompt.slice(0, mostOpening);
  const found =
    introduced.exec(opening) ??
    forOthers.exec(opening) ??
    asked.exec(opening) ??
    taught.exec(opening) ??
    (offer === null ? opened.exec(opening) : null);
  const what = found?.groups?.['what'];
  if (!found || what === undefined || vague.test(what) || apps.has(brief.kind.value)) return brief;
  // "Site for a B&B": the article alone.
  if (/^(?:an?|the|my|our)$/u.test(what)) return brief;
  // "my mum's Punjabi recipes": whose they are, cut off before a capital.
  if (/['’]s$/u.test(what)) return brief;
  // "a retired vicar who restores organs": what somebody was.
  if (/^(?:retired|former)\s/u.test(what) && /^\swho\s/u.test(prompt.slice(found[0].length))) return brief;
  // Its name told that it is a program.
  if (brief.kind.value === 'saas' && read.kind.value !== 'saas') return brief;
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
  const alone = readPart(place ? `${plain} in ${place.value}` : plain, {});
  if (alone.offer === null && alone.kind.value === 'unknown') return brief;
  if (apps.has(alone.kind.value)) return brief;
  const said = { value: plain, spans: [{ start: end - plain.length, end }] };
  const old = offer?.value.toLowerCase();
  const isShelf = brief.kind.value === 'shop' && alone.kind.value !== 'shop';
  const kind = alone.kind.value === 'shop' && baked.test(plain) ? 'bakery' : alone.kind.value;
  const isStall = alone.kind.value === 'shop' && brief.kind.value !== 'shop';
  return {
    ...brief,
    offer: said,
    kind: { value: kind, spans: said.spans },
    items: brief.items.map((item): Slot<ListedItem> => {
      const { section, name, price } = item.value;
      const called = name.toLowerCase() === old ? capitalise(plain) : name;
      return {
        ...item,
        value: {
          ...item.value,
          name: called,
          section:
            isShelf && section === 'products' && price !== undefined
              ? 'pricing'
              : isStall && (section === 'services' || section === 'pricing')
                ? 'products'
                : section,
        },
      };
    }),
    behaviours: isShelf ? brief.behaviours.filter(({ value }) => value !== 'cart') : brief.behaviours,
  };
}

/** "holiday cottage sleeps 6": how many it holds is no part of what it is. */
const withoutTail = (brief: Brief): Brief => {
  const { offer } = brief;
  const value = offer?.value
    // "house clearances and sell the good bits": what else they do is another sentence.
    .replace(
      /\s(?:and|&)\s(?:also\s)?(?:sell|make|do|offer|teach|run|repair|fix|mend|hire|rent|deliver|buy|serve|host|grow|bake|write|play)\s.*$/iu,
      '',
    )
    .replace(/\s(?:sleeps|sleeping|seats|seating|holds|open|opens|based)$/iu, '');
  return offer && value !== undefined && value !== '' && value !== offer.value
    ? { ...brief, offer: { ...offer, value } }
    : brief;
};

const tool =
  /\b(?:(?:building|built|making|made|launching|launched|behind|called|introducing|presenting)\s|^)(?<name>\p{Lu}[\p{L}\d]+(?:\s\p{Lu}[\p{L}\d]+)?)(?:,|:|\s[–—-]|\sis)\s(?:an?|the)\s(?<what>(?:\p{Ll}[\p{Ll}-]*\s){0,4}?(?:tool|app|platform|software|plugin|plug-in|extension|dashboard|api|service))(?<turn>\s(?:that|which|for|to|lets|letting)\s)/u;

/** "building Ferry, a tool that lets agencies send files": its name, and that it is a program, whatever the name may mean. */
function withTool(brief: Brief): Brief {
  const found = tool.exec(brief.prompt.slice(0, mostOpening));
  const { name, what } = found?.groups ?? {};
  if (!found || name === undefined || what === undefined || apps.has(brief.kind.value)) return brief;
  if (what.endsWith('service') || brief.kind.value === 'docs' || brief.kind.value === 'mobile-app')
    return brief;
  const at = found.index + found[0].indexOf(name);
  const start = found.index + found[0].indexOf(what, name.length);
  return {
    ...brief,
    kind: { value: 'saas', spans: [{ start, end: start + what.length }] },
    name: { value: name, spans: [{ start: at, end: at + name.length }] },
    offer: { value: what, spans: [{ start, end: start + what.length }] },
    items: brief.items.map((item): Slot<ListedItem> =>
      item.value.price !== undefined && item.value.name.includes(name)
        ? { ...item, value: { ...item.value, name } }
        : item,
    ),
  };
}

const pictured = /^(?<kind>(?:\p{L}+\s)?(?:photographer|painter|sculptor|illustrator))$/iu;

/** "photographer of horses and their people": what is shown, as the one thing that comes first. */
function withShown(brief: Brief): Brief {
  const { offer, prompt } = brief;
  const end = offer?.spans[0]?.end;
  if (!offer || end === undefined || !pictured.test(offer.value)) return brief;
  const found = /^\sof\s(?<what>\p{Ll}{3,}?)s?(?=\sand\s|[,.;]|\sin\s|\s?$)/u.exec(prompt.slice(end));
  const what = found?.groups?.['what'];
  if (!found || what === undefined) return brief;
  const start = offer.spans[0]?.start ?? 0;
  return {
    ...brief,
    offer: { value: `${what} ${offer.value.toLowerCase()}`, spans: [{ start, end: end + found[0].length }] },
  };
}

const teaching =
  /^(?:(?:private|online|local|friendly)\s)?(?:tutors?|teachers?|coach|lessons|tuition|classes|instructor|trainer|tutoring)$/iu;
const learners =
  /\b(?:children|kids|adults|beginners|babies|toddlers|women|men|teens|teenagers|seniors|people|students|pupils|parents|families|ages?|aged|years?|all|dogs?|puppies|businesses|companies|runners|groups)\b/iu;

/** "Tutor for GCSE maths online": what is taught belongs to what it is. */
function withSubject(brief: Brief): Brief {
  const { offer, prompt } = brief;
  const end = offer?.spans[0]?.end;
  if (!offer || end === undefined || !teaching.test(offer.value)) return brief;
  const found =
    /^\s(?:for|in|of)\s(?<what>(?:[\p{L}\d+-]+\s){0,3}?[\p{L}\d+-]+)(?=\s(?:online|in|at|near|for|from|and online)\b|[,.;:]|\s?$)/u.exec(
      prompt.slice(end),
    );
  const what = found?.groups?.['what'];
  if (!found || what === undefined || learners.test(what) || isKnownTown(what.toLowerCase())) return brief;
  if (what === brief.place?.value || what === brief.name?.value) return brief;
  const start = offer.spans[0]?.start ?? 0;
  return {
    ...brief,
    offer: {
      value: `${what} ${offer.value.toLowerCase()}`,
      spans: [{ start, end: end + found[0].length }],
    },
  };
}
