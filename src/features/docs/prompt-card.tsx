import { ArrowRight } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { keepPendingPrompt } from '@/services/chat/pending-prompt';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';

/** A prompt to try: it waits in the front page's field when it is taken there. */
export function PromptCard({ text }: { text: string }) {
  const navigate = useNavigate();
  const take = () => {
    keepPendingPrompt({ prompt: text, pictures: 0, build: false });
    void navigate('/');
  };
  return (
    <div className="rounded-card border border-edge bg-raised shadow-card">
      <p className="px-4 pt-3.5 pb-3 text-[15.5px] leading-normal">{text}</p>
      <div className="flex items-center justify-between gap-2 border-t border-line py-1.5 ps-2 pe-1.5">
        <CopyButton label="Copy the prompt" text={() => text} />
        <Button size="small" onClick={take}>
          Try it
          <ArrowRight size={15} aria-hidden className="rtl:-scale-x-100" />
        </Button>
      </div>
    </div>
  );
}
