import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { areaAnswers, supportAnswers, type AnswerPart } from '@/domain/writing/support-answers';
import { Card } from '@/ui/card';

/** What is asked most: first how to do things in the signed-in area, then what the public support page answers too. */
export function AnswersCard() {
  return (
    <Card title="Frequently Asked Questions">
      <div className="border-t border-line">
        {[...areaAnswers, ...supportAnswers].map(({ question, answer }, at) => (
          <details key={question} open={at < areaAnswers.length} className="group border-b border-line">
            <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown
                size={18}
                aria-hidden
                className="shrink-0 text-muted transition-transform duration-150 group-open:rotate-180"
              />
            </summary>
            <p className="max-w-[68ch] pb-4 text-muted">{answer.map(drawPart)}</p>
          </details>
        ))}
      </div>
    </Card>
  );
}

function drawPart(part: AnswerPart) {
  if (typeof part === 'string') return part;
  return (
    <Link key={part.to} to={part.to} className="font-medium text-blueprint underline underline-offset-4">
      {part.words}
    </Link>
  );
}
