import type { Brief } from '@/domain/site/brief';
import { appKinds, type SiteKind } from '@/domain/site/vocabulary';
import { isNoThing } from './mend-launch';
import { foldText } from '../../words/fold-text';
import { lean } from '../../words/lean-letters';

const money =
  /\b(?:fund-?raisers?|fund-?raising|crowd-?fund(?:er|ing)|(?:raise|raising|collect|collecting) (?:money|funds|£|\$|€)|(?:roof|restoration|building|playground|hall) appeal|(?:memorial|bench|playground|minibus|scanner|defibrillator|statue|organ|bells?|library|pavilion) (?:bench )?(?:fund|appeal))\b/iu;
const moneyTools = /\b(?:software|platform|app|consultan\w+|agency|saas|tool|services? for charities)\b/iu;
const small = /\b(?:nursery|pre-?school|kindergarten|cr[eè]che|playgroup)\b/iu;
const children =
  /\b(?:forest (?:nursery|kindergarten)|nursery school|day nursery|ofsted|toddlers?|under[- ]?(?:fives|5s)|ages? \d\s?(?:-|–|to)\s?[4-6]|aged \d|months|eyfs|childcare)\b/iu;

const resume =
  /^(?:(?:an?|my|make|build|create|me|please|simple|clean|modern|elegant|minimal|one[- ]page|online|printable|print-friendly|digital|interactive|i need|i want)\s)*(?:cv|r[eé]sum[eé]|curriculum vitae)(?:\s(?:site|page|website))?\s(?:for|of)\s/iu;
const records = /\b(?:diary|journal|log|logbook|notebook|register|scrapbook)$/iu;

const presented = new Set<SiteKind>(['saas', 'mobile-app', 'product', 'docs']);
const isAppKind = new Set<SiteKind>(appKinds);

const band = /\b(?:band|orchestra|choir|chorus|ensemble|singers|players|quartet)$/iu;

/** What the opening of a prompt asks for, where one of its words would lead astray. */
function meantBy({ prompt, kind, name, offer, items, counts }: Brief): SiteKind | null {
  const opening = prompt.split(/[.!?\n](?:\s|$)/u, 1)[0] ?? '';
  // "One-page CV for Ingrid Solheim, structural engineer": what somebody does is told, and the page is asked for.
  if (kind.value === 'unknown' && resume.test(opening.trim())) return 'cv';
  // "Fieldnote, a crop diary for small farms. Three pricing tiers": kept in a program that is paid for.
  if (
    kind.value === 'blog' &&
    records.test(offer?.value ?? '') &&
    (counts.some(({ value }) => value.thing === 'pricing') ||
      items.filter(({ value }) => value.section === 'pricing').length > 1)
  )
    return 'saas';
  // "Cuecard, a stage manager's app for small theatres. Three pricing tiers": the program is sold, whoever uses it.
  if (
    !presented.has(kind.value) &&
    /\b(?:app|software|platform|saas)$/iu.test(offer?.value ?? '') &&
    /\blanding page\b|\bpricing\b|\bfree trial\b|\bapp store\b/iu.test(prompt) &&
    !isAppKind.has(kind.value)
  )
    return /\bapp store\b|\bgoogle play\b/iu.test(prompt) ? 'mobile-app' : 'saas';
  // "skate park fundraiser page": what the money is for is no business.
  if (money.test(opening) && !moneyTools.test(opening) && kind.value !== 'event') return 'nonprofit';
  // "forest nursery, ages 2 to 5": of children, not of plants.
  if (kind.value === 'unknown' && small.test(opening) && children.test(prompt)) return 'course';
  // "link in bio for a photographer": the page is a list of doors, whoever it belongs to.
  if (
    /^(?:(?:a|an|my|make|build|create|me|simple|please|need|i|want|we)\s)*(?:link[- ]in[- ]bio|linktree|links? page|link hub)\b/iu.test(
      opening.trim(),
    )
  )
    return 'link-in-bio';
  // "Newsletter for indie game developers": those who read it are not what it is.
  if (
    /^(?:(?:a|an|my|our|the|make|build|create|me|weekly|monthly|free|need|i|want|we|landing page for|website for|site for|page for)\s)*(?:newsletter|podcast)\s(?:for|about|on|called)\b/iu.test(
      opening.trim(),
    ) &&
    kind.value !== 'blog'
  )
    return 'blog';
  // "Online course teaching botanical illustration": who teaches it shows no work.
  if (
    kind.value !== 'course' &&
    /^(?:(?:a|an|my|our|the|landing page for|website for|site for|page for|sales page for)\s)*(?:self-paced\s|video\s|live\s)?online (?:course|class|programme|program|bootcamp|masterclass|workshop)\b/iu.test(
      opening.trim(),
    )
  )
    return 'course';
  // "a Slack bot that tracks moods": runs in another program.
  if (
    kind.value === 'unknown' &&
    /\b(?:slack|discord|telegram|whatsapp|teams|twitch)\s(?:bot|app)\b|\b(?:chrome|firefox|browser|safari|vs ?code)\s(?:extension|add-?on|plug-?in)\b|\b(?:figma|wordpress|notion|obsidian|photoshop|blender)\s(?:plug-?in|add-?on|extension|theme)\b|\bshopify app\b|\bchat-?bot\s(?:that|which|for)\b/iu.test(
      opening,
    )
  )
    return 'saas';
  // "beta page for a companion app": runs on a phone, and comes in no box.
  if (kind.value === 'product' && /\bapp$/iu.test(offer?.value ?? '')) return 'mobile-app';
  const told = kind.spans.map(({ start, end }) => foldText(prompt.slice(start, end))).join(' ');
  // "clock and watch repair workshop": a place where things are mended, and no lesson.
  // "our bell-ringing workshop … we cast hand bells, mend old ones": so is one where something is made.
  if (
    kind.value === 'course' &&
    /\bworkshop$/iu.test(offer?.value ?? '') &&
    /\b(?:we|i)\s(?:also\s)?(?:cast|mend|make|build|restore|repair|forge|weave|print|bind|turn|carve|sew|brew|press|blow|tune|dye|spin|craft|engrave|upholster)\s/iu.test(
      prompt,
    ) &&
    !/\b(?:class(?:es)?|lessons?|learn\w*|courses?|beginners|teach\w*|participants?)\b/iu.test(prompt)
  )
    return 'unknown';
  if (
    kind.value === 'course' &&
    /\b(?:repair|restoration|framing|joinery|carpentry|engraving|upholstery|welding|fabrication|metalwork|machine|engineering|motorcycle|motorbike|bike|body|printing|furniture|cabinet|signwriting)\sworkshop$/iu.test(
      offer?.value ?? '',
    ) &&
    !/\b(?:class(?:es)?|lessons?|learn|courses?|beginners|teach\w*)\b/iu.test(prompt)
  )
    return 'unknown';
  // "Fellside Concert Band, we rehearse Mondays": people who make music together are no evening of concerts.
  if (
    kind.value === 'event' &&
    band.test(name?.value ?? '') &&
    /\brehears|\bmembers?\b|\bjoin us\b/iu.test(prompt)
  )
    return 'nonprofit';
  // "under construction sign": builds nothing.
  if (kind.value === 'construction' && /construction/u.test(told)) {
    const others = prompt.replace(/\bunder[- ]construction\b/giu, '');
    if (!/construct|build(?:er|ing)|contractor|extension|renovat/iu.test(others)) return 'blog';
  }
  return null;
}

const folder =
  /\b[Pp]ortfolio(?:\s(?:site|website|page))?\s(?:for|of)\s(?:\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+){0,2},\s)?(?:an?\s|the\s|my\s)?(?<who>(?:\p{Ll}|\d\p{L}|\p{Lu}{2})[\p{L}\d-]*(?:\s(?!named|called|with|who|in\b|of\b|from|based|for\b|and\b)\p{Ll}[\p{Ll}’'-]+){0,4})(?=\s(?:named\s|called\s)?\p{Lu}|,|\.|\s(?:in|with|who|from|based|for|and)\s|$)/u;
const freelance =
  /\bfreelance\s(?<who>(?:\p{Ll}|\p{Lu}{2})[\p{L}-]*(?:\s(?!in\b|from|based|and\b|with|who|named|called|needs?|site|website|portfolio|page|looking)\p{Ll}[\p{Ll}-]+){0,3})(?=,|\.|\s|$)/u;
const bare = /^(?:portfolio|freelance|freelancer|site|website)$/iu;

/** "Dark moody portfolio for tattoo artist Ren Okada": how the site looks is not what they do, nor that it is a portfolio. */
function withMaker(read: Brief): Brief {
  const brief = withoutFolder(read);
  const { offer, prompt, kind } = brief;
  if (offer ? !/\bportfolio$/iu.test(offer.value) && !bare.test(offer.value) : kind.value !== 'portfolio')
    return brief;
  const found =
    folder.exec(prompt) ?? (offer && /^freelance/iu.test(offer.value) ? freelance.exec(prompt) : null);
  const who = found?.groups?.['who'];
  if (!found || who === undefined) return brief;
  const start = found.index + found[0].length - who.length;
  return { ...brief, offer: { value: who, spans: [{ start, end: start + who.length }] } };
}

/** "frontend developer portfolio": who shows it, and not the folder. */
function withoutFolder(brief: Brief): Brief {
  const { offer, kind } = brief;
  const who =
    offer && kind.value === 'portfolio'
      ? /^(?<who>.{4,}?)\s(?:portfolio|site|website)$/iu.exec(offer.value)?.groups?.['who']
      : undefined;
  return offer && who !== undefined && /(?:er|or|ist|ian|artist|poet|band|duo|trio)$/iu.test(who)
    ? { ...brief, offer: { ...offer, value: who } }
    : brief;
}

/** "Estate agent site for Fenwick Lettings … to rent": who only lets, sells nothing. */
function withLetting(brief: Brief): Brief {
  const { kind, offer, prompt } = brief;
  const isLetting =
    kind.value === 'real-estate' &&
    /^(?:estate|property|letting) agen(?:t|cy)s?$/iu.test(offer?.value ?? '') &&
    /\b(?:lettings|to rent|to let)\b/iu.test(prompt) &&
    !/\b(?:sales?|sell\w*|buy\w*)\b/iu.test(prompt);
  return isLetting && offer ? { ...brief, offer: { ...offer, value: 'lettings agency' } } : brief;
}

/** "press quotes" of a musician are what others said, and no posts of a blog. */
function withPress(brief: Brief): Brief {
  const sections = brief.sections.map((slot) => {
    const said = slot.spans.map(({ start, end }) => brief.prompt.slice(start, end)).join(' ');
    const from = slot.spans[0]?.start ?? 0;
    const isPress =
      slot.value === 'posts' && (/^press\b/iu.test(said) || /\bpress\s$/iu.test(brief.prompt.slice(0, from)));
    return isPress && /\bpress (?:quotes|reviews)\b/iu.test(brief.prompt)
      ? { ...slot, value: 'testimonials' as const }
      : slot;
  });
  return {
    ...brief,
    sections: sections.filter((slot, at) => sections.findIndex(({ value }) => value === slot.value) === at),
  };
}

/** "Fellside Concert Band": what they are stands in their name, where only what they give was read. */
function withBand(brief: Brief, meant: SiteKind | null): Brief {
  const { kind, name, offer } = brief;
  const said = /(?:\p{L}+\s)?\p{L}+$/u.exec(name?.value ?? '')?.[0].toLowerCase();
  const isGiven = meant === 'nonprofit' && kind.value === 'event' && band.test(name?.value ?? '');
  return isGiven && name && said !== undefined && (offer === null || /^concerts?$/iu.test(offer.value))
    ? { ...brief, offer: { value: said, spans: name.spans } }
    : brief;
}

const gathering = lean(
  /^(?:(?:an?|our|the|my|website|site|web site|page|one-pager|landing page|make|build|create|me|we need|i need|for|of)\s)*(?:\p{Lu}[\p{L}\d]*(?:\s\p{Lu}[\p{L}\d]*)?,\s(?:an?|the|our)\s)?(?<what>(?!an?\s|the\s|for\s|website\s|site\s|page\s)(?:[\p{L}\d&+’'-]+\s){0,5}?(?:conference|summit|symposium|hackathon|unconference|congress))(?!\p{L}|\s(?:room|centre|center|venue|hotel|software|app|platform|call|rooms|booking|management|photographer|tool|organi[sz]ers?))/iu,
);

/** "Women in tech summit", "UX research conference in Leeds, one day": what takes place is what it is. */
function withGathering(brief: Brief): Brief {
  const { prompt, offer, kind } = brief;
  const found = gathering.exec(prompt);
  const what = found?.groups?.['what'];
  if (
    !found ||
    what === undefined ||
    (kind.value !== 'event' && kind.value !== 'unknown' && kind.value !== 'nonprofit')
  )
    return brief;
  const noun = what.split(' ').at(-1)?.toLowerCase() ?? '';
  if (kind.value === 'event' && offer?.value.toLowerCase().includes(noun)) return brief;
  const start = found[0].length - what.length;
  return {
    ...brief,
    kind: { ...kind, value: 'event' },
    offer: {
      value: what.replace(/^(?:annual|small|big|new|free|one-day|two-day|three-day)\s/iu, ''),
      spans: [{ start, end: found[0].length }],
    },
  };
}

/** "fundraising page for a school library": what the money is for is not what the page is. */
function withCause(brief: Brief): Brief {
  const { prompt, offer, kind } = brief;
  const told =
    /^(?:(?:a|an|our|the|make|build|need|i|we)\s)*(?:fund-?rais(?:er|ing)|crowd-?fund(?:er|ing)|appeal)\s(?:page|site|website|campaign)?\s?for\b/iu.test(
      prompt,
    );
  return told && kind.value === 'nonprofit' && offer && !/fund-?rais|appeal/iu.test(offer.value)
    ? { ...brief, offer: { ...offer, value: `${offer.value} fundraiser` } }
    : brief;
}

const sign =
  /^(?:coming soon|launching soon|landing page|waitlist|website|web site|site|one-?pager|homepage|launch page)\s?(?::|\s[–—-])\s(?<who>\p{Lu}[\p{L}\d’'&]*(?:\s\p{Lu}[\p{L}\d’'&]*){0,2})(?:,\s|\s[–—-]\s|:\s)/iu;
const ahead =
  /\b(?:coming soon|launching soon|wait(?:ing)?-?\s?list|pre-?orders?|crowdfunding|kickstarter|pre-?launch|early access)\b/iu;

/** "Launching soon - Fern & Flint, a camping gear label": who makes things is no house in which they are used. */
const opensAhead = /^(?:an?\s|the\s)?(?:coming|launching)[- ]soon\b/iu;
const maker = /\s(?:brand|label|range|line|gear|goods|kit)$/iu;

/** "Coming soon: Fernway, plant-based backpacking meals": a sign before the comma, and a thing that is not out yet. */
function withAhead(brief: Brief): Brief {
  const { prompt, name, kind, offer } = brief;
  const found = name === null ? sign.exec(prompt) : null;
  const who = found?.groups?.['who'];
  const isCased = who !== undefined && /^\p{Lu}\p{Ll}/u.test(who) && !/^(?:AI|App|The)$/u.test(who);
  const at = isCased ? prompt.indexOf(who) : -1;
  return {
    ...brief,
    ...(isCased && at > 0 ? { name: { value: who, spans: [{ start: at, end: at + who.length }] } } : {}),
    ...(((kind.value === 'unknown' && kind.spans.length === 0) ||
      (opensAhead.test(prompt) && maker.test(offer?.value ?? ''))) &&
    // "Oboe reed maker … waiting list about six weeks": who is waited for is out already.
    !isNoThing(offer?.value ?? '') &&
    ahead.test(prompt.slice(0, 140))
      ? { kind: { ...kind, value: 'product' as const } }
      : {}),
  };
}

/** "tech blog about Rust and embedded systems": what it is about is no name. */
function withoutTopicName(brief: Brief): Brief {
  const at = brief.kind.value === 'blog' ? brief.name?.spans[0]?.start : undefined;
  return at !== undefined &&
    /\b(?:about|on|covering|exploring)\s(?:the\s)?$/iu.test(brief.prompt.slice(0, at))
    ? { ...brief, name: null }
    : brief;
}

/** "bell-ringing workshop" where bells are cast: named after what stands on the bench, and no lesson in it. */
const withBench = (brief: Brief, meant: SiteKind): Brief => {
  const { kind, offer } = brief;
  const thing =
    meant === 'unknown'
      ? /^(?<thing>.+?)-\p{L}+ing workshop$/iu.exec(offer?.value ?? '')?.groups?.['thing']
      : undefined;
  return {
    ...brief,
    kind: { ...kind, value: meant },
    offer: offer && thing !== undefined ? { ...offer, value: `${thing} workshop` } : offer,
  };
};

/** Kind, offer and parts as the opening of a short English prompt means them. */
export function mendKind(read: Brief): Brief {
  const meant = meantBy(read);
  const brief = withCause(withAhead(withGathering(withoutTopicName(withBand(read, meant)))));
  return withPress(withLetting(withMaker(meant === null ? brief : withBench(brief, meant))));
}

/** "a two-person studio making weird little games": who makes games shows them, and is no game to play here. */
export const isGameMaker = ({ kind, prompt }: Brief): boolean =>
  kind.value === 'game' &&
  /\b(?:studio|company|team|developers?|devs?|collective)\b[^.!?\n]{0,40}\bgames?\b|\b(?:our|my) games\b|\bgames? (?:studio|company|developers?)\b/iu.test(
    prompt.slice(0, 200),
  );

/** "AI résumé checker": looks over a text, and is played by nobody. */
export const isChecker = ({ kind, prompt }: Brief): boolean =>
  kind.value === 'game' &&
  /\b(?:r[eé]sum[eé]|cv|grammar|spell|spelling|plagiarism|fact|price|link|seo|symptom|eligibility|password|code|contract|essay|accessibility)\s?checker\b/iu.test(
    prompt.slice(0, 200),
  );
