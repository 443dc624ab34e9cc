import { Component, type ReactNode } from 'react';

/** Opens the form in which the shopper describes a crash; `blocked` if it cannot open. Never rejects. */
export type OpenReport = () => Promise<'opened' | 'blocked'>;

/** Takes the error. Returns what opens the report form, or null where errors are not reported. */
export type CrashListener = (error: unknown) => OpenReport | null;

interface CrashBoundaryProps {
  readonly onCrash: CrashListener;
  /** Shown instead; it is handed what starts again. */
  readonly fallback: (restart: () => void, openReport: OpenReport | null) => ReactNode;
  readonly children: ReactNode;
}

interface CrashBoundaryState {
  readonly crashed: boolean;
  readonly openReport: OpenReport | null;
}

const unharmed: CrashBoundaryState = { crashed: false, openReport: null };

/** Keeps what breaks while rendering to the part that broke. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state = unharmed;

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.setState({ openReport: this.props.onCrash(error) });
  }

  override render(): ReactNode {
    const { crashed, openReport } = this.state;
    return crashed ? this.props.fallback(() => this.setState(unharmed), openReport) : this.props.children;
  }
}
