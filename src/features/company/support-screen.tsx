import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { supportAnswers } from '@/domain/writing/support-answers';
import { operator } from '@/services/account/operator';
import { buttonLook } from '@/ui/button';
import { PageFrame, PagePart } from '@/ui/page-frame';
import { PageHeading } from '@/ui/page-heading';
import { AnswerText } from './answer-text';
import { ReportFacts } from './report-facts';

/** Answers to what is asked most, and the way to a person with what that person will need. */
export function SupportScreen() {
  return (
    <PageFrame>
      <PageHeading title="Support">
        Most questions have a short answer. For the others there is a person, and a way to give them what they
        need to help you.
      </PageHeading>
      <PagePart id="answers" title="Asked most">
        <div className="border-t border-line">
          {supportAnswers.map(({ question, answer }) => (
            <details key={question} className="group border-b border-line">
              <summary className="flex cursor-pointer list-none items-baseline justify-between gap-4 py-4 font-display text-lg leading-snug font-semibold [&::-webkit-details-marker]:hidden">
                {question}
                <ChevronDown
                  size={18}
                  aria-hidden
                  className="shrink-0 translate-y-0.5 text-muted transition-transform duration-150 group-open:rotate-180"
                />
              </summary>
              <p className="max-w-[40em] pb-5 text-muted">
                <AnswerText parts={answer} />
              </p>
            </details>
          ))}
        </div>
        <p className="mt-6">
          <Link to="/docs" className={buttonLook()}>
            Search the docs
          </Link>
        </p>
      </PagePart>
      <PagePart id="facts" title="Facts for a report">
        <ReportFacts />
      </PagePart>
      <PagePart id="person" title="Reach a person">
        <div className="grid max-w-[40em] gap-4">
          <p>
            Write down what you did, what happened, and what you expected. A prompt that shows the trouble is
            worth a page of description.{' '}
            {operator.email === ''
              ? 'This copy was set up without a mail address of its own: your request goes to whoever hosts it.'
              : 'Mails are answered within 24 hours.'}
          </p>
          <p>
            <Link to="/contact?about=problem" className={buttonLook({ variant: 'ink', size: 'large' })}>
              Write to us
            </Link>
          </p>
        </div>
      </PagePart>
    </PageFrame>
  );
}
