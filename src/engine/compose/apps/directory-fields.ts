import { foldText } from '@/engine/brief/words/fold-text';
import type { AppContext } from './app';
import { isOpenList, namesPlace, readFacets } from './directory-facets';
import { askedColumns } from './records/asked-columns';
import { jobFacets } from './directory-job-facets';
import { isNowhere } from './directory-nowhere';
import { readListed } from './directory-listed';
import { readPostedFields } from './directory-posts';
import { usualOptions } from './usual-options';
import type { RecordField } from './records/record-field';

/** What the entries of a directory hold in the prompt's own words; null where it leaves a part to the page. */
export type DirectoryFields = {
  readonly title: string | null;
  /** Whose it is, or who is asked. */
  readonly by: string | null;
  readonly place: string | null;
  /** What entries are sorted into, with its choices where they are told. */
  readonly group: { readonly label: string; readonly options: readonly string[] } | null;
  /** The least pay that is told. */
  readonly leastPay: number | null;
  /** Everything else that is told of an entry. */
  readonly more: readonly RecordField[];
  /** Questions of yes or no that the list is narrowed by. */
  readonly switches: readonly RecordField[];
  /** Whether an entry is somewhere: a list that is narrowed by other things alone asks nobody for a town. */
  readonly hasPlace: boolean;
  /** Whether visitors add to it. */
  readonly isOpen: boolean;
};

const places =
  /^(?:area|city|town|location|district|region|neighbou?rhood|borough|county|postcode|place|village)s?$/u;
const owners =
  /^(?:company|employer|venue|contact(?:-person|-name)?|organi[sz]ation|owner|restaurant|school|host|business|shop|farm|club|studio|clinic|practice|charity)$/u;
const groups = /^(?:category|type|kind|cuisine|trade|speciality|specialty|subject|service)$/u;
const pays = /\b(?:pay|salary|wage|rate)\b/u;

/** What the directory lists: jobs, or places and people of any kind. */
export function isJobBoard({ brief }: AppContext): boolean {
  return /\bjobs?\b|employ|vacanc|recruit|hiring|stellen|empleo|emploi|vagas|lavoro|vacature|\bprac[aęy]\b|iş ilan|işe alım|وظائف|משרות/i.test(
    brief.prompt,
  );
}

/** The fields that the prompt lists for the entries; `title` is null and `more` empty where it lists none. */
export function readDirectoryFields(context: AppContext): DirectoryFields {
  const asked = askedColumns(context);
  const isJobs = isJobBoard(context);
  // "Post item with category (Keys, Phone), place, date": what sorts it is not what it is called.
  const isUnnamed = (asked[0]?.options ?? []).length > 1 || groups.test(asked[0]?.name ?? '');
  const others = asked.length < 3 ? [] : isUnnamed ? asked : asked.slice(1);
  const first = asked.length < 3 || isUnnamed ? undefined : asked[0];
  const place = others.find(({ name }) => places.test(name));
  const by = others.find(({ name }) => owners.test(name));
  const facets = readFacets(context);
  const narrowed = facets.group?.toLowerCase();
  const group =
    others.find((field) => field !== place && (field.options ?? []).length > 1) ??
    // "With pay and season, filter by season": what the list is narrowed by sorts it.
    others.find(
      ({ label, type }) => type === 'text' && label.toLowerCase().replace(/(?<=[^s])s$/u, '') === narrowed,
    ) ??
    others.find(({ name, type }) => type === 'text' && groups.test(name));
  const pay = isJobs ? others.find(({ name }) => pays.test(name.replaceAll('-', ' '))) : undefined;
  const taken = new Set([place, by, group, pay]);
  const more = others
    .filter((field) => !taken.has(field) && !/^(?:description|details|notes?|text)$/u.test(field.name))
    .map((field) => ({ ...field, type: field.type === 'textarea' ? ('text' as const) : field.type }));
  const told = /\bfrom [£$€]\s?(\d+(?:[.,]\d{1,2})?)/iu.exec(context.brief.prompt)?.[1];
  return {
    title: first?.label ?? null,
    by: by?.label ?? null,
    place: place?.label ?? null,
    group: group
      ? {
          label: group.label,
          options: (group.options ?? usualOptions(group.label, context.brief.prompt)).map(capitalise),
        }
      : facets.group === null || (isJobs && facets.options.length < 2)
        ? null
        : { label: facets.group, options: facets.options },
    leastPay: isJobs && told !== undefined ? Number(told.replace(',', '.')) : null,
    more: [
      ...more.slice(0, 6),
      ...readPostedFields(context).filter(
        ({ name }) => !(isJobs && pays.test(name)) && !asked.some((field) => field.name === name),
      ),
      ...readRating(context, asked),
      ...readMail(context, more),
      // The least pay is asked of a job board anyway.
      ...facets.measures.filter(({ name, type }) => type !== 'select' && !(isJobs && pays.test(name)) && !asked.some((field) => field.name === name)), // prettier-ignore
    ],
    switches: [
      ...(isJobs
        ? jobFacets(
            context,
            facets.options.length < 2
              ? facets.words
              : facets.words.filter((word) => foldText(word).replace(/s$/u, '') !== narrowed),
          )
        : []),
      ...facets.switches,
      ...facets.measures.filter(({ type }) => type === 'select'),
    ].filter(
      ({ name }, at, all) =>
        all.findIndex((one) => one.name === name) === at && !asked.some((field) => field.name === name),
    ),
    isOpen: isOpenList(context.brief.prompt),
    hasPlace:
      (!isOpenList(context.brief.prompt) &&
        (isJobs || context.brief.place !== null || !isNowhere(readListed(context)))) ||
      isJobs ||
      (asked.length > 2 && place !== undefined) ||
      namesPlace(context.brief.prompt),
  };
}

/** Whether entries are sorted into nothing: the prompt lists what they hold, or by what they are narrowed, and names no sort. */
export const hasNoGroup = ({ title, group, switches, isOpen }: DirectoryFields): boolean =>
  group === null && (title !== null || switches.length > 0 || isOpen);

// "With ratings": a number of its own, by which the list can be put in order.
const readRating = (context: AppContext, asked: readonly RecordField[]): readonly RecordField[] =>
  context.words.language === 'en' &&
  !isJobBoard(context) &&
  /\b(?:ratings?|stars|star ratings?)\b/iu.test(context.brief.prompt) &&
  !asked.some(({ name }) => /rating|stars/u.test(name))
    ? [{ name: 'rating', label: 'Rating', type: 'number' }]
    : [];

const applyButton = /\b(?:apply|application) (?:buttons?|links?)\b|\b(?:button|link) to apply\b/iu;
// "Apply by email": where an application goes to.
const readMail = (context: AppContext, more: readonly RecordField[]): readonly RecordField[] =>
  isJobBoard(context) &&
  /\bappl(?:y|ications?|ying)\b[^.;]{0,20}\be-?mail\b|\b(?:apply|application) (?:buttons?|links?|form)\b|\b(?:button|link) to apply\b|\be-?mail(?: address)? (?:to|for) (?:apply|appl\p{L}+)/iu.test(
    context.brief.prompt,
  ) &&
  !more.some(({ type }) => type === 'email')
    ? [
        {
          name: applyButton.test(context.brief.prompt) ? 'apply-by' : 'apply',
          label: context.words.fields.email,
          type: 'email',
        },
      ]
    : [];

const capitalise = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Whether a prompt speaks of pay by the hour; by the year otherwise. */
export const isPaidByHour = ({ brief: { prompt } }: Pick<AppContext, 'brief'>): boolean =>
  /\bhourly\b|\b(?:per|an|by the|each|every) hour\b|\d\s?\/\s?h(?:r|our)?\b|\bpor hora\b|\b(?:à|de) l['’]heure\b|\bhoraire\b|\bstunden(?:lohn|löhne)|\bpro stunde\b|\ball['’]ora\b|\boraria\b|\buurloon\b|\bper uur\b|godzin|saatlik|بالساعة|لكل ساعة|לשעה/iu.test(prompt); // prettier-ignore

/** A value that a sample entry shows for a field; empty where only its owner can say it. */
export function sampleValue(field: RecordField, at: number): string {
  const { type, name, options = [] } = field;
  if (options.length > 0) return capitalise(options[at % options.length] ?? '');
  if (type === 'email') return 'hello@example.com';
  if (type === 'tel') return `555 01${String(10 + at)}`;
  if (type === 'date') return `2027-0${4 + (at % 5)}-1${at % 10}`;
  if (type !== 'number') return '';
  const [least, step] = usual.find(([words]) => words.test(name))?.slice(1) ?? [40, 5];
  if (/rating|score|stars/u.test(name)) return String([5, 4, 4.5, 3.5][at % 4]);
  return String(Number(least) + Number(step) * ([0, 3, -1, 4, 1][at % 5] ?? 0));
}

const usual: readonly (readonly [words: RegExp, least: number, step: number])[] = [
  [/rent/u, 520, 40],
  [/year/u, 2014, 2],
  [/hours|beds|rooms|seats|places|guests/u, 3, 1],
  [/age$|length/u, 8, 1],
  [/price|deposit/u, 20, 5],
];
