import type { Brief } from '@/domain/site/brief';
import { withoutStretch } from '../told/without-stretch';

const made = String.raw`(?!FAQs?\b|CTA\b|Pricing\b)\p{Lu}[\p{L}\d.-]*(?:\s\p{Lu}[\p{L}\d.-]*)?`;
const told = new RegExp(
  String.raw`(?<!\p{L})(?<title>[Ii]ntegrat(?:ions?|es)|[Cc]onnect(?:ions|s)|[Ww]orks)\s(?:with|to)\s(?<list>${made}(?:,\s${made})*(?:,?\s(?:and|&)\s|,\s)${made})(?=[,;.\n]|$)`,
  'u',
);
const programs: ReadonlySet<string> = new Set(['saas', 'mobile-app', 'product', 'docs', 'unknown']);

/** "integrations with Stripe and Xero": other makers' things that a program works with are a part of its page, by name. */
export function mendIntegrations(brief: Brief): Brief {
  const found = brief.spoken === 'en' ? told.exec(brief.prompt) : null;
  const list = found?.groups?.['list'];
  if (!found || list === undefined || !programs.has(brief.kind.value)) return brief;
  const span = { start: found.index, end: found.index + found[0].length };
  const rest = withoutStretch(brief, span);
  const isCalled = brief.name?.spans.some(({ start, end }) => start >= span.start && end <= span.end);
  return {
    ...rest,
    name: isCalled === true ? null : brief.name,
    parts: [
      ...rest.parts,
      {
        value: {
          title: /^integr/iu.test(found[0]) ? 'Integrations' : 'Works with',
          isPage: false,
          lines: list.split(/,\s(?:and\s)?|\s(?:and|&)\s/u),
        },
        spans: [span],
      },
    ],
  };
}
