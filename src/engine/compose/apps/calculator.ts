import { memoryStyles } from './calculators/memory-keys';
import { html, trust, type Html } from '../html';
import type { AppContext, AppDefinition } from './app';
import { withEnglishName } from '../../brief/abroad/tools/find-tool';
import { appStyles } from './app-styles';
import { sayApp } from './app-words';
import { basic, scientific } from './calculators/basic';
import { bmi } from './calculators/bmi';
import type { CalculatorVariant } from './calculators/calculator-variant';
import { costs } from './calculators/costs';
import { age, dateDifference } from './calculators/dates';
import { fillerText } from './calculators/filler-text';
import { chartedCalculators, formulaCalculators, plainCalculators } from './calculators/formula';
import { gpa } from './calculators/gpa';
import { grade } from './calculators/grade';
import { invoice, quotation } from './calculators/invoice';
import {
  asksToKeepResults,
  keptResultStyles,
  writeKeptResults,
  writeKeptResultsScript,
} from './calculators/kept-results';
import { league } from './calculators/league';
import { loan, mortgage } from './calculators/loan';
import { meeting } from './calculators/meeting';
import { password } from './calculators/password';
import { qrCode } from './calculators/qr';
import { recipe } from './calculators/recipe';
import { share } from './calculators/share';
import { signDemo } from './calculators/sign-demo';
import { textCount } from './calculators/text-count';
import { toldRate } from './calculators/told-rate';
import { billSplit, tip } from './calculators/tip';
import { weekGrid } from './calculators/week-grid';
import { bracket } from './makers/bracket';
import { codec } from './makers/codec';
import { contrast } from './makers/contrast';
import { drums } from './makers/drums';
import { jsonTool } from './makers/json-tool';
import { meme } from './makers/meme';
import { monthCalendar } from './makers/month-calendar';
import { music } from './makers/music';
import { numberDraw } from './makers/number-draw';
import { piano } from './makers/piano';
import { pictureSize } from './makers/picture-size';
import { quotesTool } from './makers/quotes';
import { regexTool } from './makers/regex-tool';
import { resume } from './makers/resume';
import { sheet } from './makers/sheet';
import { speech } from './makers/speech';
import { stickyBoard } from './makers/sticky-board';
import { familyTree, mindMap, orgChart } from './makers/tree-maker';
import { tuner } from './makers/tuner';

/** Tools that reckon nothing: what stands first in a prompt chooses among them, so that none is found in what another is to do. */
const makers: readonly CalculatorVariant[] = [
  drums,
  piano,
  codec,
  contrast,
  bracket,
  numberDraw,
  resume,
  music,
  jsonTool,
  regexTool,
  meme,
  pictureSize,
  quotesTool,
  speech,
  familyTree,
  orgChart,
  mindMap,
  stickyBoard,
  sheet,
  tuner,
  monthCalendar,
];

const calculators: readonly CalculatorVariant[] = [
  signDemo,
  league,
  weekGrid,
  qrCode,
  meeting,
  invoice,
  quotation,
  recipe,
  password,
  fillerText,
  ...chartedCalculators,
  ...plainCalculators,
  costs,
  mortgage,
  share,
  tip,
  billSplit,
  textCount,
  bmi,
  age,
  dateDifference,
  gpa,
  grade,
  ...formulaCalculators,
  loan,
  scientific,
  toldRate,
];

// A quote is a price, or somebody's words.
const isPriced = /\b(?:tax|vat|gst|line items?|labou?r|customers?|clients?|materials|estimates?)\b/iu;

function chooseCalculator({ brief }: AppContext): CalculatorVariant {
  const prompt = withEnglishName(brief.prompt);
  const maker = quotation.asked.test(`${brief.offer?.value ?? ''} maker`) && isPriced.test(prompt) ? undefined : makers.find(({ asked }) => asked.test(brief.offer?.value ?? '')); // prettier-ignore
  if (maker) return maker;
  return calculators.find(({ asked }) => asked.test(prompt)) ?? basic;
}

/** The calculator that the prompt names: mortgage, loan, tip, body mass index, scientific, a maker of passwords, filler text, QR codes or invoices, what a meeting costs, a demo of signing in, a league table, a timetable to fill in, a scaler of recipes, shares by weight, grades, everyday sums, or the plain one. */
export const calculator: AppDefinition = {
  kind: 'calculator',
  title: (context) => sayApp(context.words.language, chooseCalculator(context).title),
  lede: (context) => {
    const { lede, ledeOf } = chooseCalculator(context);
    const own = ledeOf?.(context) ?? null;
    if (own !== null) return own;
    return lede ? sayApp(context.words.language, lede) : null;
  },
  html: (context) => {
    const { html: write } = chooseCalculator(context);
    const made = write(context);
    return keepsResults(context, made) ? within(made, writeKeptResults(context)) : made;
  },
  css: (context) => {
    const { css, html: write } = chooseCalculator(context);
    const made = write(context);
    return [
      appStyles,
      css,
      // The keys of a memory stand on some calculators only.
      String(made).includes('data-memory-keys') ? memoryStyles : '',
      keepsResults(context, made) ? keptResultStyles : '',
    ].join('');
  },
  script: (context) => {
    const { script, html: write } = chooseCalculator(context);
    return script(context) + (keepsResults(context, write(context)) ? writeKeptResultsScript(context) : '');
  },
};

/** Results can be kept where there is one answer; sums on keys have their own list. */
const keepsResults = ({ brief }: AppContext, made: Html): boolean =>
  asksToKeepResults(brief.prompt) && made.markup.includes('sum-main');

/** One more part at the end of the app's one element. */
const within = ({ markup }: Html, part: Html): Html => {
  const end = markup.lastIndexOf('</div>');
  return html`${trust(markup.slice(0, end))}${part}${trust(markup.slice(end))}`;
};
