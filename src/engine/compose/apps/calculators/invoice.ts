import { html } from '../../html';
import type { AppContext } from '../app';
import { sayAll, sayApp } from '../app-words';
import { writeFileScript, writeFileRow } from '../file-row';
import { readQuote } from '../read-asked';
import { writeConstant, writeStore } from '../script-parts';
import type { CalculatorVariant } from './calculator-variant';
import { invoiceScript } from './invoice-script';
import { invoiceStyles } from './invoice-styles';
import { readCurrency } from './read-currency';

type Paper = 'invoiceWord' | 'quoteWord';

const taxWords = String.raw`vat|gst|hst|sales tax|tax|iva|tva|mwst\.?|ust\.?|btw|kdv|ضريبة|מע["״]?מ`;
const taxAsked = new RegExp(
  String.raw`(\d{1,2}(?:[.,]\d{1,2})?)\s*(?:%|percent|prozent|por ?cento|pour ?cent|٪)\s*(?:\p{L}+\s)?(${taxWords})|(${taxWords})\s*(?:\p{L}+\s|[(:]\s*)?(\d{1,2}(?:[.,]\d{1,2})?)\s*(?:%|percent|٪)`,
  'iu',
);
const discountAsked = /discount|descuento|remise|rabatt?|desconto|sconto|korting|indirim|خصم|הנחה/iu;

// What the prompt charges by, with its own name for the tax; none where it speaks of no tax.
function readTax({ brief }: AppContext): { readonly rate: number; readonly name: string | null } {
  const told = taxAsked.exec(brief.prompt);
  const rate = Number((told?.[1] ?? told?.[4] ?? '0').replace(',', '.'));
  const name = told?.[2] ?? told?.[3] ?? /\b(?:VAT|GST|HST)\b/u.exec(brief.prompt)?.[0] ?? null;
  return { rate, name: name && /^[A-Za-z]{3}$/u.test(name) ? name.toUpperCase() : null };
}

const untaxed = new RegExp(
  String.raw`\b(?:no|without|not|minus) (?:charging |any |registered for )?(?:${taxWords})\b|\b(?:${taxWords})[- ](?:exempt|free|less)\b|\b(?:ohne|keine) (?:mwst|ust)|\bsans tva\b|\bsin iva\b|\bsenza iva\b|\bzonder btw\b|\bsem iva\b`,
  'iu',
);

// "repair 60, call-out 45": what is charged for, with its price.
function readLines({ brief }: AppContext) {
  const lines = brief.items.flatMap(({ value }) => {
    const price = Number.parseFloat((value.price ?? '').replace(/[^\d.,]/gu, '').replace(',', '.'));
    return Number.isFinite(price) ? [{ what: value.name, count: 1, price }] : [];
  });
  return lines.length > 0 ? lines : [{ what: '', count: 1, price: 0 }];
}

/** What the prompt calls the fields of the paper, and those that it has besides. */
function readOwnFields({ brief, words }: AppContext) {
  const told = words.language === 'en' ? /\bfields?\s*(?::|are|such as|like)\s*([^.;\n]+)/iu.exec(brief.prompt)?.[1] : undefined; // prettier-ignore
  const fields = (told ?? '')
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+/u)
    .map((field) => field.replace(/^(?:the|an?)\s+/iu, '').trim())
    .filter((field) => field !== '' && field.split(' ').length < 5)
    .map((field) => field.charAt(0).toUpperCase() + field.slice(1));
  const find = (word: RegExp): string | undefined => fields.find((field) => word.test(field));
  const to = find(/^(?:client|customer|bill to|company)/iu);
  const price = find(/\b(?:rate|price|cost|fee)\b/iu);
  const count = fields.find((field) => field !== price && /\b(?:quantity|qty|hours?|days?|words|units?|pages|sessions|miles|number of)\b/iu.test(field)); // prettier-ignore
  const usual = /^(?:(?:sub-?|grand )?total(?: amount)?|amount|date|invoice (?:number|no\.?|date)|number|due(?: date| by)?|description|items?|service|notes?|from|tax|vat|discount)$/iu; // prettier-ignore
  const extra = fields.filter(
    (field) => field !== to && field !== price && field !== count && !usual.test(field),
  );
  return { to, price, count, extra };
}

function makePaper(paper: Paper, title: CalculatorVariant['title'], asked: RegExp): CalculatorVariant {
  return {
    title,
    lede: 'invoiceLede',
    asked,
    html: (context) => {
      const { words, brief } = context;
      const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
      const tax = readTax(context);
      const own = readOwnFields(context);
      const share = (name: string, label: string, value: number) =>
        html`<p class="app-field bill-share">
          <label for="bill-${name}">${label}</label
          ><input
            id="bill-${name}"
            type="number"
            min="0"
            max="100"
            step="any"
            inputmode="decimal"
            value="${value}"
            data-field="${name}"
          />
        </p>`;
      return html`<div class="bill" data-app="calculator">
        <div class="app-panel bill-sheet">
          <div class="bill-top">
            <p class="bill-title">${say(paper)}</p>
            <div class="bill-dates">
              <p class="app-field">
                <label for="bill-number">${say('billNumber')}</label
                ><input type="text" id="bill-number" data-field="number" />
              </p>
              <p class="app-field">
                <label for="bill-date">${words.fields.date}</label
                ><input id="bill-date" type="date" data-field="date" />
              </p>
              <p class="app-field">
                <label for="bill-due">${say('billDue')}</label
                ><input id="bill-due" type="date" data-field="due" />
              </p>
              ${own.extra.map((label, at) => html`<p class="app-field"><label for="bill-own-${at}">${label}</label><input type="text" id="bill-own-${at}" data-field="own${at}" autocomplete="off" /></p>`)}
            </div>
          </div>
          <div class="bill-sides">
            <p class="app-field">
              <label for="bill-from">${say('billFrom')}</label
              ><textarea
                id="bill-from"
                rows="4"
                placeholder="${say('nameAndAddress')}"
                autocomplete="off"
                data-field="from"
              ></textarea>
            </p>
            <p class="app-field">
              <label for="bill-to">${own.to ?? say('billTo')}</label
              ><textarea
                id="bill-to"
                rows="4"
                placeholder="${say('nameAndAddress')}"
                autocomplete="off"
                data-field="to"
              ></textarea>
            </p>
          </div>
          <table class="bill-lines">
            <thead>
              <tr>
                <th scope="col">${say('description')}</th>
                <th scope="col">${own.count ?? words.shop.quantity}</th>
                <th scope="col">${own.price ?? say('unitPrice')} (${readCurrency(context)})</th>
                <th scope="col">${say('lineTotal')}</th>
                <td></td>
              </tr>
            </thead>
            <tbody data-lines></tbody>
          </table>
          <p><button class="app-button app-quiet" type="button" data-add>${say('addLine')}</button></p>
          <div class="bill-foot">
            <p class="app-field">
              <label for="bill-notes">${say('notes')}</label
              ><textarea id="bill-notes" rows="4" data-field="notes"></textarea>
            </p>
            <div class="bill-sums">
              <div class="bill-shares">
                ${discountAsked.test(brief.prompt) ? share('discount', say('discountRate'), 0) : null}
                ${untaxed.test(brief.prompt) ? null : share('tax', tax.name ? `${tax.name} (%)` : say('taxRate'), tax.rate)}
              </div>
              <dl>
                <div>
                  <dt>${words.shop.subtotal}</dt>
                  <dd data-subtotal></dd>
                </div>
                <div data-discount-row>
                  <dt>${say('discountWord')}</dt>
                  <dd data-discount></dd>
                </div>
                <div data-tax-row>
                  <dt>${tax.name ?? say('taxWord')}</dt>
                  <dd data-tax></dd>
                </div>
                <div class="bill-total">
                  <dt>${say('total')}</dt>
                  <dd data-total></dd>
                </div>
              </dl>
            </div>
          </div>
        </div>
        <div class="app-row bill-tools">
          <button class="app-button" type="button" data-print-bill>
            ${readQuote(brief, 'button') ?? words.actions.print}
          </button>
          <button class="app-button app-quiet" type="button" data-next>${say('newBill')}</button>
        </div>
        <p class="app-note" role="status" data-status></p>
        <section class="bill-kept" aria-labelledby="bill-kept-title">
          ${context.level === 2 ? html`<h2 id="bill-kept-title">${say('keptBills')}</h2>` : html`<h3 id="bill-kept-title">${say('keptBills')}</h3>`}
          <p class="app-note" data-none>${say('noBills')}</p>
          <ul data-kept></ul>
          ${writeFileRow(context, 'json')}
        </section>
        <noscript><p>${say('needsScript')}</p></noscript>
      </div>`;
    },
    css: invoiceStyles,
    script: (context) => {
      const { words, brief } = context;
      const paperName = sayApp(words.language, paper);
      const texts = {
        ...sayAll(words.language, ['billKept', 'openBill', 'lineOf', 'description', 'unitPrice', 'removed', 'imported', 'badFile']),
        quantity: readOwnFields(context).count ?? words.shop.quantity,
        ...(readOwnFields(context).price ? { unitPrice: readOwnFields(context).price } : {}),
        remove: words.actions.remove,
        paper: paperName,
      }; // prettier-ignore
      const start = {
        tax: untaxed.test(brief.prompt) ? 0 : readTax(context).rate,
        lines: readLines(context),
        from: [brief.name?.value, brief.address?.value, brief.phone?.value, brief.email?.value].filter(Boolean).join('\n'),
      }; // prettier-ignore
      return `// ${paperName}: lines, tax and total; the one at hand and all that are kept stay in this browser.
${writeConstant('words', texts)}${writeConstant('start', start)}const currency = '${readCurrency(context)}';
${writeStore(context, paper === 'quoteWord' ? 'quotes' : 'invoices')}${writeFileScript(context)}${invoiceScript}`;
    },
  };
}

/** Invoices with lines, tax and a number, to print and to keep. */
export const invoice = makePaper(
  'invoiceWord',
  'invoiceMaker',
  /\binvoic(?:e|es|ing)\b|\bfacturas?\b|\bfactures?\b|\brechnung(?:en|s\p{L}+)?\b|\bfaturas?\b|\bfattur[ae]\b|\bfactu(?:ur|ren|ur\p{L}+)\b|\bfaktur\p{L}*|فاتور|فواتير|חשבוני/iu,
);

/** The same sheet as an offer. */
export const quotation = makePaper(
  'quoteWord',
  'quoteMaker',
  /\b(?:quotes?|quotations?|estimates?) (?:generator|maker|creator|builder|tool|app|template|writer|form)\b|\bpresupuestos?\b|\bdevis\b|\bangebote? (?:schreiben|erstellen)|\borçamentos?\b|\bpreventiv[io]\b|\boffertes?\b|\bwycen\p{L}*|عروض? (?:ال)?أسعار|הצע(?:ת|ות) מחיר/iu,
);
