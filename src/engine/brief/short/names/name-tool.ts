import type { Brief, Slot } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';

/** What a tool of a kind is called behind what it is for, where its own word says no more than the kind. */
const forms: Partial<Record<SiteKind, readonly [bare: RegExp, form: string]>> = {
  kanban: [/^(?:(?:kanban|task|project|scrum) ?)?boards?$|^kanban$/iu, 'board'],
  crm: [/^(?:crm|contacts?(?: list| app| manager)?)$/iu, 'CRM'],
  todo: [/^(?:to-?\s?do|task)s?(?: list| app)?$|^checklist$|^list$/iu, 'to-do list'],
  notes: [/^(?:notes?(?: app)?|note[- ]taking app|notebook)$/iu, 'notes'],
  timer: [/^(?:interval )?timer(?: app)?$/iu, 'timer'],
  poll: [/^poll(?: page| app)?$/iu, 'poll'],
  chat: [/^(?:group |team )?chat(?: app| room)?$/iu, 'chat'],
  dashboard: [
    /^(?:(?:simple|small|clean|modern|admin|analytics|live|sales) )*dashboard(?: app| page)?$/iu,
    'dashboard',
  ],
  habits: [/^habits?(?: tracker| app)?$/iu, 'habit tracker'],
  booking: [/^(?:bookings?|appointments?)(?: page| app| tool| calendar| system)?$/iu, 'bookings'],
  inventory: [/^(?:inventory|stock list|stock)(?: app| list| tool)?$/iu, 'inventory'],
};
const served =
  /^\s?(?:app |page |tool |with columns )?for (?<whose>(?:(?:my|our|the|an?|tracking|planning|organi[sz]ing|managing) )+)(?<thing>\p{L}[\p{L}'’-]*(?: (?!(?:with|where|that|which|and|so|in|on|to|at|by|of|from|has|have|using)\b)\p{L}[\p{L}'’-]*){0,2})(?=[,.;:(]|$| (?:with|where|that|which|and|so|in|on|to|at|by|of|from|has|have|using)\b)/iu;
const behindColumns =
  /\b(?:columns|lanes|stages|lists) for (?:(?:my|our|the|an?) )+(?<thing>\p{L}[\p{L}'’-]*(?: (?!(?:with|where|that|which|and|so|in|on|to|at|by|of|from)\b)\p{L}[\p{L}'’-]*){0,2})(?=[,.;:(]|$| (?:with|where|that|which|and|so|in|on|to|at|by|of|from)\b)/iu;
const users =
  /^(?:me|us|myself|everyone|family|household|team|kids?|children|students|class|friends?|company|business|startup|office|shop|firm|freelancers?|work|life|week|day|website|site|app|phone|small business|small company)$|s$/iu;
/** "Job board for people who work in museums": those it is for make it a board of its own. */
const jobsFor =
  /^[^.:;]{0,30}?\bjobs? board for (?:(?:people|those|anyone|everyone|staff) (?:who (?:work|are)|working|employed) in (?:the )?(?<field>\p{L}[\p{L}-]+(?: (?!(?:with|where|and|in|or)\b)\p{L}+)?)|(?<whom>(?!people|everyone|those|our|my|the)\p{L}[\p{L}-]+(?: (?!(?:with|where|and|in|or|who|that)\b)\p{L}+)?))(?=[,.;:]|$| (?:with|where|and|in|or|who|that)\b)/iu;
const singularOf = (word: string): string =>
  word.replace(/ies$/u, 'y').replace(/(?<=x|ss|ch|sh)es$|(?<=[^su])s$/u, '');
function jobBoard({ prompt, kind, offer }: Brief): Slot<string> | null {
  if (kind.value !== 'directory' || !/^jobs? board$/iu.test(offer?.value ?? '')) return null;
  const { field, whom } = jobsFor.exec(prompt)?.groups ?? {};
  if (field !== undefined) return { value: `${singularOf(field)} job board`, spans: at(prompt, field) };
  return whom === undefined || whom.length > 24
    ? null
    : { value: `jobs for ${whom}`, spans: at(prompt, whom) };
}

const little = /^(?:(?:small|little|new|next|own|whole|big|upcoming|annual|weekly|daily|busy|tiny)\s)+/iu;

const at = (prompt: string, words: string): Slot<string>['spans'] => {
  const start = prompt.toLowerCase().indexOf(words.toLowerCase());
  return [{ start, end: start + words.length }];
};

/** "Kanban for our wedding planning": a wedding planning board. */
function afterPurpose({ prompt, kind, offer }: Brief): Slot<string> | null {
  const [bare, form] = forms[kind.value] ?? [/^$/u, ''];
  const end = offer?.spans.at(-1)?.end;
  if (!offer || end === undefined || !bare.test(offer.value)) return null;
  // "With Script and Editing columns for our short film": whose board it is stands behind its columns, too.
  const rest =
    served.exec(prompt.slice(end)) ?? (kind.value === 'kanban' ? behindColumns.exec(prompt) : null);
  // "For a hairdresser's three chairs": whose it is.
  const told = rest?.groups?.['thing']?.replace(little, '').replace(/['’]s\s.*$/u, '');
  if (told === undefined || users.test(told) || told.length + form.length > 32) return null;
  return { value: `${told} ${form}`, spans: at(prompt, told) };
}

const does: readonly (readonly [kind: SiteKind, said: RegExp, name: (what: string) => string])[] = [
  ['calculator', /^(?:split|divide|share)(?:s|ting)? (?:the |a |our |up )*(?<what>bill|check|rent|costs?|tab)\b/iu, (what) => `${what.replace(/s$/u, '')} splitter`],
  ['tracker', /^(?:split|divide|share)(?:s|ting)? (?:the |a |our |up )*(?<what>bill|check|rent|costs?|tab)\b/iu, (what) => `${what.replace(/s$/u, '')} splitter`],
  ['converter', /\bconverts?(?: from| between)? (?<what>\p{L}+ (?:in)?to \p{L}+)/iu, (what) => `${what} converter`],
  ['game', /\bpicks? (?:out )?(?:an? |the )?(?<what>(?:random )?(?:name|student|winner|person|number))\b/iu, (what) => `${what} picker`],
]; // prettier-ignore

/** "Splits the bill among friends": a bill splitter. */
function afterDeed({ prompt, kind, offer }: Brief): Slot<string> | null {
  for (const [of, said, name] of does) {
    if (of !== kind.value) continue;
    const what = said.exec(/^(?:split|divide|share)/iu.test(offer?.value ?? '') ? (offer?.value ?? '') : of === 'converter' || of === 'game' ? prompt.slice(0, 90) : '')?.groups?.['what']; // prettier-ignore
    if (
      what !== undefined &&
      (offer === null || /^(?:splits|divides|shares|converts?|picks?)\b/iu.test(offer.value))
    )
      // prettier-ignore
      return { value: name(what.toLowerCase()), spans: at(prompt, what) };
  }
  return null;
}

/**
 * What a tool is called where its prompt says what it is for, or what it does, beside the plain word for it: null where the
 * words that were found name it already.
 */
export function nameTool(brief: Brief): Slot<string> | null {
  const { offer, kind, prompt } = brief;
  // "Sign in page demo": the first half of a word names nothing.
  if (kind.value === 'calculator' && /^(?:sign|log)$/iu.test(offer?.value ?? ''))
    return { value: /^log/iu.test(offer?.value ?? '') ? 'log-in demo' : 'sign-in demo', spans: offer?.spans ?? [] }; // prettier-ignore
  // "Interval timer for tabata": the sort of interval says more.
  if (kind.value === 'timer' && /^(?:interval )?timer$/iu.test(offer?.value ?? '')) {
    const sort = /\bfor (?<sort>tabata|hiit|boxing|yoga|meditation|reading|cooking|running|planks?|stretching|eggs?|tea|laundry)\b/iu.exec(prompt)?.groups?.['sort']; // prettier-ignore
    if (sort !== undefined) return { value: `${/^hiit$/iu.test(sort) ? 'HIIT' : sort.toLowerCase()} timer`, spans: at(prompt, sort) }; // prettier-ignore
  }
  // "Simple membership list for a rowing club": the list, and not the club.
  const roll = kind.value === 'crm' ? rolls.exec(prompt)?.groups?.['roll'] : undefined;
  if (roll !== undefined && !/\b(?:list|roll|roster|crm)\b/iu.test(offer?.value ?? ''))
    return { value: roll.toLowerCase(), spans: at(prompt, roll) };
  // "CRM for a small yoga studio": whose it is says nothing of what it does.
  const served =
    kind.value === 'crm' &&
    /^(?:(?:an?|simple|small|basic|tiny|lightweight|free)\s)*crm\sfor\s/iu.test(prompt)
      ? (offer?.value.replace(little, '') ?? '')
      : '';
  if (served !== '' && served.length < 28 && !/\bcrm\b/iu.test(served))
    return { value: `${served} CRM`, spans: offer?.spans ?? [] };
  return jobBoard(brief) ?? afterDeed(brief) ?? afterPurpose(brief);
}
const rolls =
  /^[^,.:;]{0,40}?\b(?<roll>(?:members?|membership|clients?|customers?|students?|pupils?|patients?|volunteers?|donors?|suppliers?|contacts?|staff|guests?|players?|residents?|tenants?)\s(?:list|roll|roster|sheet))\b/iu;
