import { Component } from 'react';
import type { Elements } from '../elements.ts';

/** Opens the form in which the shopper describes a crash. Resolves to `blocked` if it cannot open. Never rejects. */
export type OpenReport = () => Promise<'opened' | 'blocked'>;

/** Reports the error. Returns a function that opens the report form, if there is one. */
export type CrashListener = (error: unknown) => OpenReport | null | void;

interface CrashBoundaryProps {
  readonly onCrash: CrashListener;
  readonly fallback: (restart: () => void, openReport: OpenReport | null) => Elements;
  readonly children: Elements;
}

const initialState = { crashed: false, openReport: null as OpenReport | null };

/** Confines a rendering error to its children. */
export class CrashBoundary extends Component<CrashBoundaryProps, typeof initialState> {
  override state = initialState;

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.setState({ openReport: this.props.onCrash(error) ?? null });
  }

  override render(): Elements {
    const { crashed, openReport } = this.state;
    return crashed ? this.props.fallback(() => this.setState(initialState), openReport) : this.props.children;
  }
}
