import { Component, type ReactNode } from 'react';
import { FailureNotice } from './FailureNotice.tsx';

/** Keeps a section's own crash from taking the page with it: the rest of the page lives, the section can be tried again. */
export class FailureBoundary extends Component<{ children: ReactNode }, { failure: unknown }> {
  override state: { failure: unknown } = { failure: null };

  static getDerivedStateFromError(failure: unknown) {
    return { failure: failure ?? new Error('thrown without a value') };
  }

  override render() {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return <FailureNotice failure={failure} onRetry={() => this.setState({ failure: null })} />;
  }
}
