import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from './button';

type ErrorBoundaryProps = {
  /** What failed, in the words of the screen: "The preview". */
  name: string;
  children: ReactNode;
  /** What is shown there, by a name: another one is tried when the one before it failed. */
  subject?: string;
  /** Stands above the words. */
  drawing?: ReactNode;
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
      <div role="alert" className="grid h-full min-h-40 place-content-center gap-3 p-6 text-center">
        {this.props.drawing}
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
