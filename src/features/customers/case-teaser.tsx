import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { caseStudy } from '@/domain/marketing/case-study';
import { Gains } from './gains';
import { Recording } from './recording';

/** The case study in short: the recording beside its figures, and the way to all of it. */
export function CaseTeaser() {
  return (
    <section
      aria-labelledby="case-study"
      className="grid gap-8 border-t border-line pt-12 lg:grid-cols-[1.15fr_1fr] lg:items-center lg:gap-16 lg:pt-16"
    >
      <Recording />
      <div className="grid gap-6">
        <div className="grid gap-3">
          <p className="font-code text-[13px] font-medium text-blueprint">Case study</p>
          <h2
            id="case-study"
            className="text-[clamp(30px,3.6vw,46px)] leading-[1.06] font-[620] tracking-[-0.03em]"
          >
            {caseStudy.customer} said it in one sentence.
          </h2>
          <p className="max-w-[32em] text-muted">
            Software that plans the shifts of clinics, three prices, one button. The company is a sample; the
            sentence, the site and the recording are real.
          </p>
        </div>
        <Gains />
        <Link
          to="/case-studies/technova"
          className="inline-flex items-center gap-2 justify-self-start py-1 font-semibold underline decoration-edge underline-offset-[6px] hover:decoration-ink"
        >
          Read the case study
          <ArrowRight aria-hidden className="size-4 rtl:-scale-x-100" />
        </Link>
      </div>
    </section>
  );
}
