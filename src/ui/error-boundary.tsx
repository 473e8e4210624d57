import { clsx } from 'clsx';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from './button';

type ErrorBoundaryProps = {
  /** What failed, in the words of the screen: "The preview". */
  name: string;
  children: ReactNode;
  /** What is shown there, by a name: another one is tried when the one before it failed. */
  subject?: string;
  /** Stands in its place, where there is no room for more; tried again with the next subject. */
  fallback?: ReactNode;
  /** Told about the error, for the log. */
  onError?: (error: Error, info: ErrorInfo) => void;
};

type ErrorBoundaryState = { error: Error | null; subject: string | undefined };

/** Keeps a failure inside one pane: says what failed and offers to try again. Nothing else on the screen is lost. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, subject: this.props.subject };

  static getDerivedStateFromProps({ subject }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return subject === state.subject ? null : { error: null, subject };
  }

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    this.props.onError?.(error, info);
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    // What fails as a whole screen takes its heading along.
    const Title = this.props.subject === undefined ? 'p' : 'h1';
    return (
      <div
        role="alert"
        className={clsx(
          'grid h-full place-content-center justify-items-center gap-3 p-6 text-center',
          Title === 'h1' ? 'min-h-[min(32rem,70dvh)]' : 'min-h-40',
        )}
      >
        <BrokenLine />
        <Title className="font-display text-lg font-semibold">{this.props.name} stopped working.</Title>
        <p className="max-w-[32em] wrap-anywhere text-muted">{error.message}</p>
        <div className="flex justify-center gap-2">
          <Button onClick={() => this.setState({ error: null })}>Try again</Button>
          <Button variant="ghost" onClick={() => window.location.reload()}>
            Reload
          </Button>
        </div>
      </div>
    );
  }
}

/** The mark's square, its line broken off. */
function BrokenLine() {
  return (
    <svg
      width="72"
      height="56"
      viewBox="0 0 72 56"
      fill="none"
      aria-hidden
      className="stroke-danger"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M30 48H8V6h56v14" />
      <path d="M64 34v14H44" strokeDasharray="3 4" />
      <path d="m59 23 10 4m-10 2 6 5" />
    </svg>
  );
}
