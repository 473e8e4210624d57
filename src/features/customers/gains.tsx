import { caseStudy } from '@/domain/marketing/case-study';
import { SampleMark } from './sample-mark';

/** What the case study's customer gained, marked as the sample that it is. */
export function Gains() {
  return (
    <div className="grid gap-2">
      <dl className="grid grid-cols-2 border-y border-line">
        {caseStudy.gains.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end gap-1.5 border-line py-5 odd:pe-5 even:border-s even:ps-5"
          >
            <dt className="text-[14.5px] text-muted">{label}</dt>
            <dd className="font-display text-[clamp(40px,4.4vw,60px)] leading-none font-[620] tracking-[-0.035em] tabular-nums">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <SampleMark>sample figures</SampleMark>
      </p>
    </div>
  );
}
