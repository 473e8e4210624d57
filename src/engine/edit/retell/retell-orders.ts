import type { Retelling } from './retelling';

/** Orders in few words: a page by its name alone, a colour up a notch, what somebody holds. */
export const orderRetellings: readonly Retelling[] = [
  // "Make a separate page for the FAQ"
  {
    form: /^(?:(?:make|add|have|create|want|use|show|put|need|we need|give us) )?(?:(?:new|separate|own|dedicated|individual|extra|whole|its own) )*page (?:separate |own |apart )?(?:just )?for (?<what>[^",]+)$/,
    to: ['move {what} to its own page', 'add page called {what}'],
  },
  // "Turn the green up a notch"
  {
    form: /^(?:make|turn|dial|crank|ramp|tone|take|bring|push|change|move) (?<what>\S+(?: \S+)?) up(?: (?:by |a )?(?:notch|notches|bit|little|touch|tad|one|two|few))*$/,
    to: ['make {what} stronger'],
    colours: ['what'],
  },
  {
    form: /^(?:make|turn|dial|tone|take|bring|change|move) (?<what>\S+(?: \S+)?) (?:down|back)(?: (?:by |a )?(?:notch|notches|bit|little|touch|tad|one|two|few))*$/,
    to: ['make {what} softer'],
    colours: ['what'],
  },
  // "Add certificate RCVS Accredited 2024" where the site shows none yet
  ...['certificate', 'accreditation', 'award', 'qualification', 'membership'].map((what) => ({
    form: new RegExp(`^add (?:new )?${what}s? (?:called |: )?(?<text>[^"]+)$`),
    to: [`add ${what}s section : {text}`],
  })),
  // "The fees page please"
  { form: /^(?:(?:and|also|plus|now|then) )*(?<what>(?!(?:add|remove|change|make|use|move|rename|translate|hide|show|put|give|take|link|swap|go|open|reorder|fix|keep|have|want|need|no|where|what|duplicate|split|merge|join|on|in|of|from|to|every|all|whole|each|one|single)\b)(?!contact\b|home\b|this\b|that\b|next\b|same\b|front\b|landing\b)[^",\d]{3,30}?) page$/, to: ['add page called {what}'] }, // prettier-ignore
];
