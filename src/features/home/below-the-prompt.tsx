import { BuildAsPro } from './build-as-pro';
import { Gallery } from './gallery';
import { GetStarted } from './get-started';
import { IntegrationsTeaser } from './integrations-teaser';
import { RoleSection } from './role-section';
import { Statistics } from './statistics';

/** What the front page tells below the prompt. Loaded after it: the field has to answer first. */
export function BelowThePrompt() {
  return (
    <div
      id="below-the-prompt"
      className="mx-auto grid *:laid-out-later max-w-[1280px] gap-20 px-5 py-16 md:px-8 lg:gap-28 lg:py-24"
    >
      <Gallery />
      <RoleSection />
      <BuildAsPro />
      <IntegrationsTeaser />
      <Statistics />
      <GetStarted />
    </div>
  );
}
