import { useRef } from 'react';
import { Screen } from '@/ui/screen';
import { AnswersCard } from './answers-card';
import { HelpSearch } from './help-search';
import { WaysToHelp } from './ways-to-help';

/** Where help is: four ways, a search over everything written, and what is asked most. */
export function AppSupportScreen() {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Screen title="Support" lead="Most questions have a short answer, and it is on this device already.">
      <div className="grid gap-5">
        <WaysToHelp onAsk={() => field.current?.focus()} />
        <HelpSearch field={field} />
        <AnswersCard />
      </div>
    </Screen>
  );
}
