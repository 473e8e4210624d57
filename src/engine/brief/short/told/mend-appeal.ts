import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { withoutStretch } from './without-stretch';
import { capitalise } from '../../../capitalise';

const raises =
  /\b(?:fund-?rais(?:er|ing)|crowd-?fund(?:er|ing)|appeal|raised so far|raise (?:money|funds|[£$€])|go ?fund ?me|stretch goals?|kickstarter|indiegogo|(?:reward|pledge|backer) (?:tiers?|levels?)|backers|progress (?:bar|meter)|of which (?:we have )?(?:already )?(?:about )?[£$€]\s?[\d,.]+\w? (?:has been |is |was )?(?:already )?(?:raised|pledged|given))\b/iu;
const sum = String.raw`(?:[£$€]\s?\d(?:[\d,.]*\d)?(?:\s?(?:k|m|million|thousand)\b)?|\d(?:[\d,.]*\d)?\s?(?:€|kr|chf|euros?|pounds|dollars))`;
const goalFirst = new RegExp(
  String.raw`\b(?:(?:our |the |a )?(?:goal|target|aim|budget|costs?)(?: is| of| to raise)?|we need(?: to raise)?|(?:trying |hoping |want |aiming )?to raise|raising)\s?:?\s(?<sum>${sum})`,
  'iu',
);
const goalLast = new RegExp(String.raw`(?<sum>${sum})\s(?:goal|target|needed)\b`, 'iu');
const raisedFirst = new RegExp(
  String.raw`\b(?:(?:already |so far )?raised(?: so far)?|(?:so far )?we have(?: already)?(?: raised)?|(?:and )?have(?: already)?(?: raised)?|so far)\s?:?\s(?<sum>${sum})(?:\sso far|\salready)?`,
  'iu',
);
const raisedLast = new RegExp(
  String.raw`(?:of which\s(?:we have\s)?(?:already\s)?)?(?<sum>${sum})\s(?:has been |have been |was |is )?(?:already )?(?:raised|given|pledged|so far|in the bank)(?:\sso far|\salready)?`,
  'iu',
);
const givers =
  /\b(?:from|by|thanks to)\s(?<count>\d[\d,]*)\s(?<who>supporters|donors|backers|people|givers|neighbours|families|friends)\b/iu;
const meter =
  /\b(?:(?:funding )?progress (?:bar|meter|tracker)|(?:fundraising|funding) (?:bar|meter)|thermometer|goal (?:bar|meter|tracker))(?: (?:(?:is |now )?at|of|showing) (?<share>\d{1,3})\s?%)?/iu;

/** "Progress bar at 62%": that share of the goal, in whole units; a bar of which nothing is told begins empty. */
function shownBy(goal: string, share: number): string | null {
  const figure = /\d[\d,.]*/u.exec(goal)?.[0] ?? '';
  const whole = /[km]\b|million|thousand|[.,]\d{1,2}$/iu.test(goal)
    ? Number.NaN
    : Number(figure.replace(/[,.]/gu, ''));
  if (share > 0 && Number.isNaN(whole)) return null;
  return goal.replace(/\d[\d,.]*(?:\s?(?:k|m|million|thousand)\b)?/iu, () =>
    share === 0 ? '0' : Math.round((whole * share) / 100).toLocaleString('en-GB'),
  );
}

function find(prompt: string, ...patterns: readonly RegExp[]) {
  for (const pattern of patterns) {
    const found = pattern.exec(prompt);
    const told = found?.groups?.['sum'];
    if (found && told !== undefined)
      return { sum: told.trim(), span: { start: found.index, end: found.index + found[0].length } };
  }
  return null;
}

const causeOf =
  /\b(?:appeal|fund-?rais(?:er|ing)(?:\s(?:page|site|website|campaign))?|crowd-?fund(?:er|ing)(?:\s(?:page|site|website|campaign))?)\sfor\s(?:a\s|an\s|the\s|our\s|my\s)?(?<cause>[^,.;:!?\n]{4,50})/iu;

/**
 * "Goal £40,000, £17,250 raised so far": what is needed and what there is already are figures of an appeal, and neither is a
 * gift nor a price. A bar that shows the one within the other is made of both.
 */
export function mendAppeal(brief: Brief): Brief {
  const { prompt } = brief;
  if (brief.language.value !== 'en' || !raises.test(prompt)) return brief;
  const goal = find(prompt, goalFirst, goalLast);
  if (!goal) return brief;
  const bar = meter.exec(prompt);
  const shown = bar ? shownBy(goal.sum, Number(bar.groups?.['share'] ?? 0)) : null;
  const raised =
    find(prompt, raisedLast, raisedFirst) ??
    (bar && shown !== null
      ? { sum: shown, span: { start: bar.index, end: bar.index + bar[0].length } }
      : null);
  const barSpans = bar ? [{ start: bar.index, end: bar.index + bar[0].length }] : [];
  const stretches = [goal.span, ...(raised ? [raised.span] : []), ...barSpans];
  const rest = stretches.reduce(withoutStretch, brief);
  const sums = new Set([goal.sum, raised?.sum]);
  const count = givers.exec(prompt);
  const figures: Slot<ListedItem>[] = [
    ...(raised
      ? [
          {
            value: { section: 'stats' as const, name: 'Raised so far', note: raised.sum },
            spans: [raised.span, ...barSpans],
          },
        ]
      : []),
    { value: { section: 'stats' as const, name: 'Our goal', note: goal.sum }, spans: [goal.span] },
    ...(count?.groups
      ? [
          {
            value: {
              section: 'stats' as const,
              name: capitalise(count.groups['who'] ?? ''),
              note: count.groups['count'] ?? '',
            },
            spans: [{ start: count.index, end: count.index + count[0].length }],
          },
        ]
      : []),
  ];
  const cause = causeOf.exec(prompt);
  const told = cause?.groups?.['cause']?.trim();
  const isAppeal = /\b(?:appeal|fund-?rais\p{L}+|crowd-?fund\p{L}+)$/iu.test(brief.offer?.value ?? '');
  const at = cause && told !== undefined ? cause.index + cause[0].length - told.length : 0;
  // One thing that is made once enough have ordered it is no cause.
  const isThing = brief.kind.value === 'product';
  return {
    ...rest,
    kind: isThing ? brief.kind : { ...brief.kind, value: 'nonprofit' },
    // "Appeal for St Mark's organ": a name within the cause is no name of the appeal.
    name:
      !isThing &&
      at > 0 &&
      brief.name?.spans.every((span) => span.start >= at && span.end <= at + (told?.length ?? 0))
        ? null
        : brief.name,
    offer:
      isAppeal || isThing
        ? brief.offer
        : {
            value: `${told ?? brief.offer?.value ?? 'our'} appeal`,
            spans: told === undefined ? (brief.offer?.spans ?? []) : [{ start: at, end: at + told.length }],
          },
    items: [
      ...rest.items.filter(({ value }) => value.price === undefined || !sums.has(value.price)),
      ...figures,
    ],
    sections: [
      ...(rest.sections.some(({ value }) => value === 'stats')
        ? []
        : [{ value: 'stats' as const, spans: [goal.span] }]),
      ...rest.sections.filter(({ value }) => value !== 'pricing'),
    ],
  };
}
