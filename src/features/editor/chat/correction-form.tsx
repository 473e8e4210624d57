import type { Brief, BriefCorrections } from '@/domain/site/brief';
import type { BriefChip } from '@/domain/site/brief-chips';
import { describeWord } from '@/domain/site/describe-word';
import { sectionTypes, siteKinds, styleNames } from '@/domain/site/vocabulary';
import { CorrectChoice } from './correct-choice';
import { CorrectColours } from './correct-colours';
import { CorrectName } from './correct-name';
import { CorrectPages } from './correct-pages';
import { CorrectWords } from './correct-words';
import { exclusions } from './exclusions';
import { listLanguages } from './language-names';

type CorrectionFormProps = {
  /** The slot of the brief that the chip shows. */
  slot: BriefChip['slot'];
  brief: Brief;
  onCorrect: (corrections: BriefCorrections) => void;
};

const described = (words: readonly Parameters<typeof describeWord>[0][]) =>
  words.map((value) => ({ value, label: describeWord(value) }));
const schemes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;
/** Frame sections come with every page; nobody adds or removes them here. */
const askedSections = sectionTypes.filter(
  (type) => type !== 'nav' && type !== 'footer' && type !== 'page-header',
);

/** The small form that corrects one slot; what cannot be corrected here says where it can. */
export function CorrectionForm({ slot, brief, onCorrect }: CorrectionFormProps) {
  switch (slot) {
    case 'name':
      return <CorrectName name={brief.name?.value ?? ''} onCorrect={(name) => onCorrect({ name })} />;
    case 'kind':
      return (
        <CorrectChoice
          label="What it is for"
          value={brief.kind.value}
          options={described(siteKinds)}
          onCorrect={(value) => {
            const kind = siteKinds.find((word) => word === value);
            if (kind) onCorrect({ kind });
          }}
        />
      );
    case 'language':
      return (
        <CorrectChoice
          label="Language of the site"
          value={brief.language.value}
          options={listLanguages(brief.language.value)}
          onCorrect={(language) => onCorrect({ language })}
        />
      );
    case 'style':
      return (
        <CorrectChoice
          label="Style"
          value={brief.style?.value ?? ''}
          options={described(styleNames)}
          onCorrect={(value) => {
            const style = styleNames.find((word) => word === value);
            if (style) onCorrect({ style });
          }}
        />
      );
    case 'scheme':
      return (
        <CorrectChoice
          label="Light or dark"
          value={brief.scheme?.value ?? ''}
          options={schemes}
          onCorrect={(value) => {
            if (value === 'light' || value === 'dark') onCorrect({ scheme: value });
          }}
        />
      );
    case 'pages':
      return (
        <CorrectPages
          pages={brief.pages.map(({ value }) => value)}
          onCorrect={(pages) => onCorrect({ pages })}
        />
      );
    case 'sections':
      return (
        <CorrectWords
          label="Sections"
          addLabel="Add a section"
          words={brief.sections.map(({ value }) => value)}
          vocabulary={askedSections}
          onCorrect={(sections) => onCorrect({ sections })}
        />
      );
    case 'excluded':
      return (
        <CorrectWords
          label="Left out"
          addLabel="Leave out another"
          words={brief.excluded.map(({ value }) => value)}
          vocabulary={exclusions}
          onCorrect={(excluded) => onCorrect({ excluded })}
        />
      );
    case 'colour':
      return (
        <CorrectColours
          colours={brief.colours.map(({ value }) => value)}
          onCorrect={(colours) => onCorrect({ colours })}
        />
      );
    default:
      return (
        <p className="mt-3 border-t border-line pt-3 text-[13px] text-muted">
          To change this, say so in the chat.
        </p>
      );
  }
}
