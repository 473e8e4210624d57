import type { Fault } from '../../tests/support/site-laws/fault';
import type { MadeSite } from '../../tests/support/site-laws/made-site';
import type { PageMeasure } from './page-measure';
import type { PhoneMeasure } from './phone-measure';

/** All that was seen of a site in the browser. */
export type SiteMeasure = {
  readonly site: MadeSite;
  /** The planned pages; the page for missing addresses is left out. */
  readonly pages: readonly PageMeasure[];
  readonly phones: readonly (PhoneMeasure & { readonly path: string })[];
  /** Body ground with the scheme asked of the browser. */
  readonly dark: string;
  readonly faults: readonly Fault[];
};

/** Faults of one law, as lines. */
export function faultsOf(measure: SiteMeasure, ...laws: readonly Fault['law'][]): string[] {
  return measure.faults
    .filter(({ law }) => laws.includes(law))
    .map(({ page, detail }) => `${page} ${detail}`);
}
