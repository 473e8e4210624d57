import { isValidElement, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { CodeBlock } from './code-block';

type LinkLike = ComponentType<{ to: string; children?: ReactNode }>;

/** The pieces that written pages are put together from; `Link` leads to another page of the app. */
export function articleParts(Link: LinkLike) {
  return {
    a: ({ href = '', children }: ComponentProps<'a'>) =>
      href.startsWith('/') ? <Link to={href}>{children}</Link> : <a href={href}>{children}</a>,
    h2: ({ id, children }: ComponentProps<'h2'>) => (
      <h2 id={id}>
        <a href={`#${id}`}>{children}</a>
      </h2>
    ),
    h3: ({ id, children }: ComponentProps<'h3'>) => (
      <h3 id={id}>
        <a href={`#${id}`}>{children}</a>
      </h3>
    ),
    pre: ({ children }: ComponentProps<'pre'>) => <FramedCode>{children}</FramedCode>,
    Note: ({ children }: { children: ReactNode }) => <div className="article-note">{children}</div>,
    Keys: ({ children }: { children: ReactNode }) => <kbd dir="ltr">{children}</kbd>,
    Table,
  };
}

const languageNames: Readonly<Record<string, string>> = {
  sh: 'Terminal',
  json: 'JSON',
  html: 'HTML',
  css: 'CSS',
  js: 'JavaScript',
  ts: 'TypeScript',
  http: 'HTTP',
  text: 'Text',
};

/** A fenced block of Markdown: a `code` element with the language in its class. */
function FramedCode({ children }: { children: ReactNode }) {
  if (!isValidElement<ComponentProps<'code'>>(children)) return <CodeBlock>{children}</CodeBlock>;
  const language = children.props.className?.replace('language-', '') ?? 'text';
  return <CodeBlock title={languageNames[language] ?? language}>{children.props.children}</CodeBlock>;
}

type TableProps = {
  /** Accessible name. */ label: string;
  head: readonly ReactNode[];
  /** The first cell of a row names it. */ rows: readonly (readonly ReactNode[])[];
};

/** A table that scrolls by itself where it is too wide. */
function Table({ label, head, rows }: TableProps) {
  return (
    // It scrolls: the keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label={label} tabIndex={0} className="overflow-x-auto">
      <table>
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={index} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], index) => (
            <tr key={index}>
              <th scope="row">{name}</th>
              {cells.map((cell, place) => (
                <td key={place}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
