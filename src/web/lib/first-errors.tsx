import { Component, type ReactNode } from 'react';
import { shell } from '../../messages/shell.ts';

interface Props {
  location: unknown;
  children: ReactNode;
}

interface State {
  error?: unknown;
  location?: unknown;
}

/**
 * Replaces the router's error pages (see vite.config.ts). The shop's root has its own page for errors; this is what is left
 * when that one fails, until the next page.
 */
export class RemixErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  static getDerivedStateFromProps({ location }: Props, state: State): State {
    return state.location === location ? state : { location };
  }

  override render() {
    if (!this.state.error) return this.props.children;
    return (
      <html lang="en">
        <body>
          <h1>{shell.unexpectedError}</h1>
          <p>{shell.unexpectedErrorNote}</p>
        </body>
      </html>
    );
  }
}

export function RemixRootDefaultErrorBoundary({ error }: { error: unknown }): never {
  throw error;
}

export function BoundaryShell({ children }: { children: ReactNode }) {
  return children;
}
