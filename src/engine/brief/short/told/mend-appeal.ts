import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { withoutStretch } from './without-stretch';
import { capitalise } from '../../../capitalise';

const raises =
  /\b(?:fund-?rais(?:er|ing)|crowd-?fund(?:er|ing)|appeal|raised so far|raise (?:money|funds|[£$€])|go ?fund ?me)\b/iu;
const sum = String.raw`(?:[£$€]\s?\d(?:[\d,.]*\d)?(?:\s?(?:k|m|million|thousand)\b)?|\d(?:[\d,.]*\d)?\s?(?:€|kr|chf|euros?|pounds|dollars))`;
const goalFirst = new RegExp(
  String.raw`\b(?:(?:our |the |a )?(?:goal|target|aim)(?: is| of| to raise)?|we need(?: to raise)?|(?:trying |hoping |want |aiming )?to raise|raising)\s?:?\s(?<sum>${sum})`,
  'iu',
);
const goalLast = new RegExp(String.raw`(?<sum>${sum})\s(?:goal|target|needed)\b`, 'iu');
const raisedFirst = new RegExp(
  String.raw`\b(?:(?:already |so far )?raised(?: so far)?|(?:so far )?we have(?: already)?(?: raised)?|(?:and )?have(?: already)?(?: raised)?|so far)\s?:?\s(?<sum>${sum})(?:\sso far|\salready)?`,
  'iu',
);
const raisedLast = new RegExp(
  String.raw`(?<sum>${sum})\s(?:has been |have been |was |is )?(?:already )?(?:raised|given|pledged|so far|in the bank)(?:\sso far|\salready)?`,
  'iu',
);
const givers =
  /\b(?:from|by|thanks to)\s(?<count>\d[\d,]*)\s(?<who>supporters|donors|backers|people|givers|neighbours|families|friends)\b/iu;
const meter =
  /\b(?:progress (?:bar|meter|tracker)|fundraising (?:bar|meter)|thermometer|goal (?:bar|meter|tracker))\b/iu;

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
  const raised = find(prompt, raisedLast, raisedFirst);
  const bar = meter.exec(prompt);
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
  return {
    ...rest,
    kind: { ...brief.kind, value: 'nonprofit' },
    // "Appeal for St Mark's organ": a name within the cause is no name of the appeal.
    name:
      at > 0 && brief.name?.spans.every((span) => span.start >= at && span.end <= at + (told?.length ?? 0))
        ? null
        : brief.name,
    offer: isAppeal
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
