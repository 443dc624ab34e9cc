import { maxReports, textOf, toConsole } from './to-console.ts';

/** Logs each error once, for elements whose data do not say where to report it. */
export function createConsoleReport(context: string): (error: unknown) => void {
  const reported = new Set<string>();
  return (error) => {
    const text = textOf(error);
    if (reported.size >= maxReports || reported.has(text)) return;
    reported.add(text);
    toConsole(error, context);
  };
}
