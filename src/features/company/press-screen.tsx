import { appBase } from '@/contract/urls';
import { buttonLook } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { Mark } from '@/ui/mark';
import { PageFrame, PagePart } from '@/ui/page-frame';
import { PageHeading } from '@/ui/page-heading';
import { BrandColours } from './brand-colours';
import { TextLink } from './text-link';

const facts = [
  ['Name', 'Sitewright, one word. A wright is somebody who makes: a site’s wright.'],
  [
    'What it is',
    'A web app that makes websites from a description, on the device, without a model or a server.',
  ],
  ['First published', 'November 2026, version 0.1'],
  ['Licence', 'MIT, source included'],
  ['Languages', 'Reads and writes eleven; its own screens are in English'],
  ['Data', 'Kept in the visitor’s browser. No telemetry, no third parties'],
] as const;

const boilerplate =
  'Sitewright is an open web app that turns a description into a website. A built-in composer, not a language model, reads the prompt, plans the pages and writes clean HTML, CSS and JavaScript in the browser. It works without a network, keeps every change as a version on the device, and hands out the result as a folder of files that runs on any host.';

const downloads = [
  ['mark.svg', 'Mark, SVG'],
  ['icon.svg', 'Icon, SVG'],
  ['icon-512.png', 'Icon, 512 px'],
] as const;
const pictures = [
  ['editor-light.webp', 'The editor, light'],
  ['editor-dark.webp', 'The editor, dark'],
] as const;

/** The facts in short, a text to take over, the mark, its colours, and pictures. */
export function PressScreen() {
  return (
    <PageFrame>
      <PageHeading title="Press">
        The facts in short, a text to take over, and pictures that may be printed. Questions:{' '}
        <TextLink to="/contact?about=press">write to us</TextLink>.
      </PageHeading>
      <PagePart id="facts" title="In short">
        <dl className="text-[15.5px]">
          {facts.map(([name, text]) => (
            <div
              key={name}
              className="grid gap-x-8 border-b border-line py-3 first:pt-0 sm:grid-cols-[10rem_minmax(0,1fr)]"
            >
              <dt className="font-semibold">{name}</dt>
              <dd className="max-w-[40em] text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </PagePart>
      <PagePart id="text" title="A text to take over">
        <div className="max-w-[44rem] rounded-card border border-line bg-raised">
          <p className="px-5 pt-4 pb-3 leading-relaxed">{boilerplate}</p>
          <div className="border-t border-line p-1.5">
            <CopyButton label="Copy the text" text={() => boilerplate} />
          </div>
        </div>
      </PagePart>
      <PagePart id="mark" title="The mark">
        <div className="grid gap-6">
          <div className="drafting-grid grid min-h-56 max-w-[44rem] place-items-center rounded-card border border-line bg-raised">
            <p className="flex items-center gap-4 rounded-card bg-raised px-4 py-4 font-display text-[clamp(30px,8vw,48px)] font-[650] tracking-tight">
              <Mark size={56} /> Sitewright
            </p>
          </div>
          <p className="max-w-[40em] text-muted">
            A wright’s square, drawn in one line, whose last corner lifts into a pointer. Leave it the space
            of its own line width times four, keep the pointer vermilion, and do not turn, stretch or shade
            it.
          </p>
          <ul className="flex flex-wrap gap-2.5">
            {downloads.map(([file, label]) => (
              <li key={file}>
                <a href={`${appBase}${file}`} download className={buttonLook()}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </PagePart>
      <PagePart id="colours" title="Colours">
        <BrandColours />
      </PagePart>
      <PagePart id="pictures" title="Pictures">
        <ul className="grid gap-6 sm:grid-cols-2">
          {pictures.map(([file, label]) => (
            <li key={file} className="grid content-start gap-2.5">
              <img
                src={`${appBase}pictures/${file}`}
                alt={`${label}: the chat beside the preview of a café’s site`}
                width={1440}
                height={900}
                loading="lazy"
                decoding="async"
                className="h-auto w-full rounded-card border border-edge"
              />
              <a href={`${appBase}pictures/${file}`} download className={`${buttonLook()} w-fit`}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </PagePart>
    </PageFrame>
  );
}
