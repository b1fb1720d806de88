import { Component, type ComponentType, type ReactNode } from 'react';
import { failureWords } from './failure-words.ts';

/** Shows a message instead of a part that crashed; the rest of the page stays. */
class FailureBoundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <p role="alert">
        <span>{failureWords.message}</span>
        <button type="button" onClick={() => location.reload()}>
          {failureWords.reload}
        </button>
      </p>
    );
  }
}

/** Wraps an island so that a crash shows a message with a reload button. */
export function withFailureMessage<Props extends object>(Part: ComponentType<Props>) {
  return function WithFailureMessage(props: Props) {
    return (
      <FailureBoundary>
        <Part {...props} />
      </FailureBoundary>
    );
  };
}
