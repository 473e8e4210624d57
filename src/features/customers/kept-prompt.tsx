import { ArrowRight } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { caseStudy } from '@/domain/marketing/case-study';
import { keepPendingPrompt } from '@/services/chat/pending-prompt';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';

/** The sentence that the case study's site was made from, to be copied or tried. */
export function KeptPrompt() {
  const navigate = useNavigate();
  const take = () => {
    keepPendingPrompt({ prompt: caseStudy.prompt, pictures: 0, build: false });
    void navigate('/');
  };
  return (
    <div className="max-w-[44rem] rounded-card border border-edge bg-raised shadow-card">
      <p className="px-5 pt-4 pb-3 text-[17px] leading-relaxed">{caseStudy.prompt}</p>
      <div className="flex items-center justify-between gap-2 border-t border-line p-1.5">
        <CopyButton label="Copy the prompt" text={() => caseStudy.prompt} />
        <Button size="small" onClick={take}>
          Try it
          <ArrowRight size={15} aria-hidden className="rtl:-scale-x-100" />
        </Button>
      </div>
    </div>
  );
}
