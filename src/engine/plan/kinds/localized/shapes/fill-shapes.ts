import { talksIn, papersIn } from '../../../../brief/abroad/read-life';
import { kickerOf } from '../kicker-of';
import { nameOffered } from '../name-offered';
import type { ContentItem, Facts, SectionContent } from '../../../content';
import { isInvitation } from '../../../who/is-invitation';
import { findWords } from '../../../words/find-words';
import type { Words } from '../../../words/words';
import type { Bank } from '../../parts/bank';
import { localeOf } from '../../parts/locale-of';
import { money } from '../../parts/money';
import { toldDoors } from '../../parts/told-doors';
import { capitalise } from '../../parts/weave';
import { findBank } from '../find-bank';
import { daysOf } from './days-of';
import type { Shapes } from './read-shapes';
import { shelvesOf } from './shelves-of';

const conferring =
  /conf[eé]ren|congr[eè]|journées? (?:d['’]étude|professionnelle)|kon[fg]er[ea]n|tagung|kongress|kongre|summit|symposi|simposi|convegno|jornadas|jornada|meetup|fachtag|zirve|sempozyum|مؤتمر|ملتقى|כנס|ועידה/iu;
const children = /niñ|enfant|kinder|criança|bambin|kinderen|dzie[cć]|çocuk|أطفال|ילדים/iu;

type Row = readonly string[];
const listed = (facts: Facts, type: string): boolean =>
  facts.brief.items.some(({ value }) => value.section === type);
const countOf = (facts: Facts, thing: string): number =>
  facts.brief.counts.find(({ value }) => value.thing === thing)?.value.count ?? 0;
const rowsOf = (shapes: Shapes, key: string): readonly Row[] => shapes.get(key) ?? [];
const pairs = (rows: readonly Row[]): ContentItem[] =>
  rows.map(([title = '', text = '']) => ({ title, text }));
const noted = (rows: readonly Row[]): ContentItem[] =>
  rows.map(([title = '', note = '']) => ({ title, note, sample: true }));

/** Section with more of its rows, until there are as many as were asked for; no two with one title. */
function topUp(
  section: SectionContent | undefined,
  more: readonly ContentItem[],
  count: number,
): SectionContent | undefined {
  const items = section?.items ?? [];
  if (!section || items.length >= count) return section;
  const titles = new Set(items.map(({ title }) => title));
  return { ...section, items: [...items, ...more.filter(({ title }) => !titles.has(title))].slice(0, count) };
}

/** A working life that nobody told: what goes where. */
function lifeOf(bank: Bank, facts: Facts, { sections }: Words, shapes: Shapes): Bank {
  const role = facts.offer && facts.offer.length < 40 ? capitalise(facts.offer.trim()) : facts.name;
  const lede = rowsOf(shapes, 'lede')[0]?.[0] ?? '';
  const talks = talksIn(facts.brief.prompt);
  const papers = papersIn(facts.brief.prompt);
  const [depth = []] = rowsOf(shapes, 'depth');
  return {
    ...(bank.hero && !listed(facts, 'timeline') ? { hero: { ...bank.hero, lede } } : {}),
    timeline: {
      title: sections.timeline,
      items: rowsOf(shapes, 'post').map(([value = '', title = '', note = '', text = '']) => ({
        value,
        title: title.replace('{role}', role),
        note,
        ...(text ? { text } : {}),
        sample: true,
      })),
    },
    skills: {
      title: sections.skills,
      items: (rowsOf(shapes, 'skill')[0] ?? []).map((title) => ({ title, list: [...depth], sample: true })),
    },
    ...(talks ? { events: { title: capitalise(talks), items: noted(rowsOf(shapes, 'talk')) } } : {}),
    ...(papers ? { posts: { title: capitalise(papers), items: noted(rowsOf(shapes, 'paper')) } } : {}),
  };
}

/** A conference: its days with their hours, tickets for grown-ups, and a button that leads to them. */
function conferenceOf(bank: Bank, facts: Facts, { sections }: Words, shapes: Shapes): Bank {
  const days = daysOf(facts.brief.prompt);
  const hours = (key: string, group?: string): ContentItem[] =>
    rowsOf(shapes, key).map(([value = '', title = '', text = '']) => ({
      value,
      title,
      text,
      ...(group ? { group } : {}),
      sample: true,
    }));
  const [passes = []] = rowsOf(shapes, 'pass');
  const asksTickets = facts.brief.sections.some(({ value }) => value === 'tickets');
  const { hero, faq } = bank;
  return {
    agenda: {
      title: sections.agenda,
      items: days.length > 0 ? days.flatMap((day, at) => hours(at === 0 ? 'one' : 'two', day)) : hours('one'),
    },
    tickets: {
      title: sections.tickets,
      items: (days.length > 1 ? passes : passes.slice(1)).map((title, at) => ({
        title,
        price: money(facts, [120, 70, 45][at + (days.length > 1 ? 0 : 1)] ?? 70),
        sample: true,
      })),
    },
    ...(hero && asksTickets
      ? {
          hero: {
            ...hero,
            actions: [{ label: sections.tickets, href: 'tickets' }, ...(hero.actions ?? []).slice(1)],
          },
        }
      : {}),
    ...(faq ? { faq: { ...faq, items: faq.items?.filter(({ title }) => !children.test(title)) ?? [] } } : {}),
  };
}

function linksOf(bank: Bank, facts: Facts, { sections }: Words, shapes: Shapes): Bank {
  const told = toldDoors(facts);
  const usual = rowsOf(shapes, 'link');
  const count = countOf(facts, 'links');
  const rows = told.length > 0 ? told.map((title) => [title, '']) : count > 0 ? usual : usual.slice(0, 6);
  const { kicker: _kicker, actions: _actions, ...hero } = bank.hero ?? { title: facts.name };
  // "Sanne de Boer, yogadocent": what somebody is stands over their name.
  const kicker = kickerOf(facts, nameOffered(facts)).join(' · ');
  return {
    hero: {
      ...hero,
      ...(kicker === '' ? {} : { kicker }),
      title: facts.name,
      lede: rowsOf(shapes, 'doors')[0]?.[0] ?? '',
    },
    links: {
      title: sections.links,
      items: rows.map(([title = '', note = '']) => ({
        title,
        ...(note ? { note, sample: true } : {}),
        action: { label: title, href: 'contact' },
      })),
    },
  };
}

const joinsIn = /matr[ií]cul|inscri|anmeld|einschreib|iscri|inschrij|zapis|kayıt|التسجيل|تسجيل|הרשמה/iu;
const online =
  /(?<!\p{L})(?:online|en línea|en ligne|on-?line|a distancia|à distance|zdaln\p{L}*)(?!\p{L})|عبر الإنترنت|عن بعد|אונליין|מקוון/iu;
const herself =
  /(?<!\p{L})(?:la profesora|a professora|la professeure|la prof|l['’]enseignante|la formatrice|die lehrerin|dozentin|kursleiterin|la maestra|la docente|a formadora|de docente|lerares|nauczycielka|prowadząca|instruktorka)(?!\p{L})|المدر.{0,2}بة|المعلمة|מדריכה/iu;

/** A course: what it goes through, who teaches it, and the button that was asked for. */
function courseOf(bank: Bank, facts: Facts, { sections }: Words, shapes: Shapes): Bank {
  const { brief } = facts;
  const isTold = brief.items.filter(({ value }) => value.section === 'curriculum').length > 1;
  const modules = pairs(rowsOf(shapes, 'module')).map((item) => ({ ...item, sample: true }));
  const label = joinsIn.test(brief.prompt) ? rowsOf(shapes, 'enrol')[0]?.[0] : undefined;
  const lady = rowsOf(shapes, 'lady')[0]?.[0] ?? '';
  const { hero, cta, curriculum } = bank;
  return {
    ...(isTold || ((curriculum?.items?.length ?? 0) > 1 && !online.test(brief.prompt))
      ? {}
      : { curriculum: { title: sections.curriculum, items: modules } }),
    ...(herself.test(brief.prompt) && !listed(facts, 'teacher')
      ? { teacher: { title: sections.teacher, items: [{ title: lady, art: 'portrait', sample: true }] } }
      : {}),
    ...(label && hero
      ? { hero: { ...hero, actions: [{ label, href: 'contact' }, ...(hero.actions ?? []).slice(1)] } }
      : {}),
    ...(label && cta ? { cta: { ...cta, actions: [{ label, href: 'contact' }] } } : {}),
  };
}

/** An app for phones: where it comes from, and what it does not do with what it keeps. */
const appOf = ({ brief }: Facts, { sections, actions }: Words, shapes: Shapes): Bank => ({
  privacy: { title: sections.privacy, body: rowsOf(shapes, 'safe').map(([line = '']) => line) },
  download: {
    title: sections.download,
    actions: (/app ?store|google ?play|play ?store/iu.test(brief.prompt)
      ? ['App Store', 'Google Play']
      : [actions.download]
    ).map((label) => ({ label, href: 'download' })),
  },
});

function fillShapes(bank: Bank, facts: Facts, words: Words, shapes: Shapes): Bank {
  const { sections } = words;
  const kind = facts.brief.kind.value;
  const offer = `${facts.offer ?? ''} ${facts.name}`;
  const own: Bank =
    kind === 'cv'
      ? lifeOf(bank, facts, words, shapes)
      : kind === 'link-in-bio'
        ? linksOf(bank, facts, words, shapes)
        : kind === 'event' && !isInvitation(facts.brief) && conferring.test(offer)
          ? conferenceOf(bank, facts, words, shapes)
          : kind === 'shop'
            ? shelvesOf(bank, facts, shapes)
            : kind === 'course'
              ? courseOf(bank, facts, words, shapes)
              : kind === 'mobile-app'
                ? appOf(facts, words, shapes)
                : {};
  const filled: Bank = { ...bank, ...own };
  const more = pairs(rowsOf(shapes, kind === 'saas' || kind === 'mobile-app' ? 'soft' : 'more'));
  const faq = topUp(filled.faq, more, kind === 'saas' ? Math.max(6, countOf(facts, 'faq')) : countOf(facts, 'faq')); // prettier-ignore
  const process = topUp(filled.process, pairs(rowsOf(shapes, 'step')), countOf(facts, 'process'));
  const homes = rowsOf(shapes, 'home');
  return {
    ...filled,
    ...(faq ? { faq } : {}),
    ...(process ? { process } : {}),
    ...(kind === 'nonprofit'
      ? {
          ...(filled.hero && facts.brief.sections.some(({ value }) => value === 'donation')
            ? {
                hero: {
                  ...filled.hero,
                  actions: [
                    { label: words.actions.donate, href: 'donation' },
                    ...(filled.hero.actions ?? []).slice(1),
                  ],
                },
              }
            : {}),
          stats: {
            title: sections.stats,
            lede: rowsOf(shapes, 'pretend')[0]?.[0] ?? '',
            items: rowsOf(shapes, 'stat').map(([value = '', title = '']) => ({ value, title, sample: true })),
          },
        }
      : {}),
    ...(kind === 'home-services' && filled.services?.items
      ? {
          'before-after': {
            title: sections['before-after'],
            items: filled.services.items.slice(0, 4).map(({ title, art }) => ({
              title,
              ...(art ? { art } : {}),
              sample: true,
            })),
          },
        }
      : {}),
    ...(kind === 'real-estate' && homes.length > 0
      ? {
          listings: {
            title: sections.listings,
            items: homes.map(([title = '', text = ''], at) => ({
              title,
              text,
              price: money(facts, [245000, 420000, 130000, 365000][at] ?? 245000),
              sample: true,
            })),
          },
        }
      : {}),
  };
}

/** Copy in another language than English with what stands in sections that were asked for and of which nothing was told. */
export function withShapes(bank: Bank | null, facts: Facts, language: string): Bank | null {
  const shapes = findBank(language)?.shapes;
  return bank && shapes ? fillShapes(bank, facts, findWords(localeOf(facts)), shapes) : bank;
}
