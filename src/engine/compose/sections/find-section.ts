import type { SectionType } from '@/domain/site/vocabulary';
import { cards, bento, tiles } from '../layouts/card-layouts';
import { bill } from '../layouts/bill-layouts';
import { codeCards, codeLines, codeSteps, codeWindow } from '../layouts/code-layouts';
import { comparison, duel, isMatrix, rivals } from '../layouts/comparison-layouts';
import { contentCards, contentChapters, contents, contentTrail } from '../layouts/contents-layouts';
import { courses, plate } from '../layouts/course-layouts';
import { banner, invitation, line, poster } from '../layouts/cta-layouts';
import { dates, programme, ticketStubs, timeline, week } from '../layouts/date-layouts';
import { detailLabel, detailSides, detailStage, screen } from '../layouts/detail-layouts';
import { appealMeter } from '../layouts/appeal-layouts';
import {
  figureBlocks,
  figureLead,
  figureLine,
  figureRow,
  figureStory,
  toldInFigures,
} from '../layouts/figure-layouts';
import { leadGallery, masonry, strip, works } from '../layouts/gallery-layouts';
import { hoursPainted, hoursPicture, hoursWeek } from '../layouts/hour-layouts';
import { linkLines, linkPills, linkSquares, linkStack } from '../layouts/link-layouts';
import { areaMap, mapCard, mapSign } from '../layouts/place-layouts';
import { cells, marks, register } from '../layouts/name-layouts';
import { pairs, pairsAside, pairsFramed, pairsLead } from '../layouts/pair-layouts';
import { path, stairs } from '../layouts/path-layouts';
import { medallions, portraits, roster } from '../layouts/people-layouts';
import { profile, staff } from '../layouts/person-layouts';
import { planLead, planSheet } from '../layouts/plan-layouts';
import { article, postLead, postList } from '../layouts/post-layouts';
import { postCovers, postIndex } from '../layouts/post-shelf-layouts';
import { board, planRows, plans, sheet } from '../layouts/price-layouts';
import { priceTiles } from '../layouts/price-tiles';
import { frieze, prints, reel } from '../layouts/print-layouts';
import {
  openings,
  questionsAside,
  questionsCentred,
  questionsLines,
  questionsOpen,
} from '../layouts/question-layouts';
import { quoteCards, voice, wall } from '../layouts/quote-layouts';
import { aside, checks, ladder, numbered, rows, signs } from '../layouts/row-layouts';
import { guide, spread } from '../layouts/reading-layouts';
import { leaves, rail, timeGrid, years } from '../layouts/schedule-layouts';
import { doors, shelf } from '../layouts/shelf-layouts';
import { duet, faceVoice, statement } from '../layouts/saying-layouts';
import { goods, goodsLead, goodsLines } from '../layouts/shop-layouts';
import { headline, wings } from '../layouts/spread-layouts';
import { alternate, columns, figure, letter, picture } from '../layouts/story-layouts';
import { dateTable } from '../layouts/table-layouts';
import { tags, wordRun } from '../layouts/tag-layouts';
import { hoursDoor, hoursSplit, mapSide, mapStrip } from '../layouts/visit-layouts';
import type { SectionDefinition, SectionVariant } from '../section';
import { cartSection, checkoutSection } from './cart';
import { formSections } from './forms';
import { hero } from './hero/hero';
import { pageHeader } from './page-header';
import { announcement, countdownSection, download } from './special';

type Variants = readonly [SectionVariant, ...SectionVariant[]];

// A few plans are compared side by side; only a long list of prices is a board.
const priceBoard: SectionVariant = { ...board, suits: (content) => (content.items?.length ?? 0) > 4 };
// Pairs of pictures are what a before and after is; a list of their names helps only a site without pictures.
const wordsOnly: SectionVariant = { ...rows, suits: (_, plan) => !plan.hasImages };
// "3 weeks from idea to first box" is led by its figure; elsewhere the figure is a footnote.
const unlessFigures = (variant: SectionVariant): SectionVariant => ({
  ...variant,
  suits: (content, plan) => !toldInFigures(content) && (variant.suits?.(content, plan) ?? true),
});
// A list of ticks would approve of everything that is compared.
const answers: SectionVariant = { ...rows, suits: (content) => !isMatrix(content) };
const things: Variants = [rows, cards, tiles, aside, bento, alternate, signs, numbered];
const words: Variants = [columns, letter, picture, figure, statement];
const layouts: Partial<Record<SectionType, Variants>> = {
  logos: [wordRun, tags, cells, marks],
  features: [cards, aside, rows, bento, checks, alternate, numbered, tiles, wings, headline],
  services: [rows, aside, cards, tiles, signs, alternate, wings, headline],
  about: words,
  story: words,
  process: [numbered, ladder, path, stairs],
  stats: [figureRow, figureLead, figureBlocks, figureLine, appealMeter],
  gallery: [masonry, leadGallery, strip, prints, frieze],
  portfolio: [works, masonry, signs, reel],
  'case-study': [
    unlessFigures(alternate),
    ...[columns, rows, spread, numbered, headline].map(unlessFigures),
    figureStory,
  ],
  testimonials: [voice, quoteCards, wall, duet, faceVoice],
  team: [roster, portraits, medallions, profile, staff],
  pricing: [planRows, plans, priceBoard, planLead, planSheet],
  comparison: [comparison, answers, rivals, duel],
  faq: [questionsAside, questionsCentred, questionsOpen, questionsLines],
  cta: [banner, line, invitation, poster],
  map: [mapSide, mapStrip, mapCard, mapSign],
  hours: [hoursSplit, hoursDoor, hoursWeek, hoursPainted, hoursPicture],
  menu: [board, sheet, priceTiles, courses, plate],
  products: [goods, goodsLead, goodsLines, shelf],
  'product-detail': [alternate, rows, detailSides, detailStage, detailLabel],
  categories: [tiles, signs, cards, doors],
  posts: [postList, postLead, postCovers, postIndex],
  article: [article, columns, guide, spread],
  events: [dates, ticketStubs, bill, leaves, dateTable],
  speakers: [roster, portraits, medallions, staff],
  timetable: [programme, week, rail, timeGrid, dateTable],
  agenda: [programme, dates, rail, week, dateTable],
  video: [picture, columns, screen, letter],
  social: [linkLines, linkStack, linkSquares, linkPills],
  jobs: [rows, dates, openings, cards],
  rooms: [rows, alternate, tiles, doors, shelf],
  listings: [goods, goodsLead, goodsLines, shelf],
  areas: [tags, wordRun, cells, areaMap, register],
  'before-after': [pairs, wordsOnly, pairsAside, pairsLead, pairsFramed],
  curriculum: [questionsAside, questionsCentred, ladder, stairs],
  audience: [checks, cards, aside, rows, headline],
  teacher: [columns, portraits, medallions, profile],
  tickets: [planRows, plans, ticketStubs, planLead, planSheet],
  venue: [columns, mapSide, mapStrip, mapCard],
  timeline: [timeline, dates, path, years],
  skills: [tags, aside, wordRun, cells, register],
  languages: [tags, wordRun, cells, register],
  links: [linkStack, linkLines, linkSquares, linkPills],
  amenities: [checks, tags, cards, wordRun],
  values: [columns, aside, cards, signs, numbered, headline],
  privacy: [columns, article, guide, spread],
  code: [codeSteps, codeLines, codeWindow, codeCards],
  sidebar: [contents, contentCards, contentChapters, contentTrail],
  text: [letter, columns, article, spread],
};

const specials: readonly SectionDefinition[] = [
  hero,
  pageHeader,
  announcement,
  cartSection,
  checkoutSection,
  countdownSection,
  download,
  ...formSections,
];
const bySpecialType = new Map(specials.map((definition) => [definition.type, definition]));

const speaksAlone = new Set<SectionType>([
  'about',
  'story',
  'hours',
  'map',
  'venue',
  'cta',
  'text',
  'privacy',
  'article',
  'video',
]);
// What a list says when there is nothing to list yet: its heading and its sentence.
const plain: SectionVariant = { ...columns, id: 'plain' };

/** Whether a type's layouts live on a list of things. Without one it takes the layout `plain`. */
export function needsItems(type: SectionType): boolean {
  return !bySpecialType.has(type) && type !== 'app' && !speaksAlone.has(type);
}

/** The layouts of a section type. A type without layouts of its own takes those that fit any list of things. */
export function findSection(type: SectionType): SectionDefinition {
  const special = bySpecialType.get(type);
  if (special) return special;
  const [first, ...others] = layouts[type] ?? things;
  return { type, variants: needsItems(type) ? [first, ...others, plain] : [first, ...others] };
}

/** The layout with the given id; the type's first when it has none of that name. */
export function findVariant(type: SectionType, id: string): SectionVariant {
  const { variants } = findSection(type);
  return variants.find((variant) => variant.id === id) ?? variants[0];
}
