import { uniqueId } from '../unique-id.ts';
import { followDataLayer } from './data-layer-log.ts';
import { eventNames } from './event-names.ts';
import { recall, remember } from './page-memory.ts';

export interface LoggedEvent {
  /** Unique within the log. */
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly name: string;
  /** The event's detail as JSON, truncated. */
  readonly detail: string;
  /** Whether a listener of the page has canceled it. */
  readonly canceled: boolean;
}

/** Marks events of the data layer. */
export const layerPrefix = 'dataLayer ';

const longestLog = 60;
const longestDetail = 4000;

/** Logs every event of the elements on `window` and of the data layer, newest first. The log survives navigation. */
export function createEventLog(cancels: () => readonly string[], changed: () => void) {
  let entries: readonly LoggedEvent[] = readLog();

  function add(entry: Omit<LoggedEvent, 'id' | 'at'>): void {
    entries = [{ ...entry, id: uniqueId(), at: Date.now() }, ...entries].slice(0, longestLog);
    remember('events', entries);
    changed();
  }

  for (const name of eventNames) {
    window.addEventListener(name, (event) => {
      if (cancels().includes(name)) event.preventDefault();
      add({ name, detail: detailText(event), canceled: event.defaultPrevented });
    });
  }
  add({ name: 'page', detail: document.title, canceled: false });
  followDataLayer((event, push) => add({ name: `${layerPrefix}${event}`, detail: textOf(push), canceled: false }));

  return {
    entries: () => entries,
    clear(): void {
      entries = [];
      remember('events', entries);
      changed();
    },
  };
}

function detailText(event: Event): string {
  return textOf(event instanceof CustomEvent ? (event.detail as unknown) : null);
}

function textOf(value: unknown): string {
  const text = JSON.stringify(value, null, 2) ?? 'null';
  return text.length > longestDetail ? `${text.slice(0, longestDetail)} …` : text;
}

function readLog(): readonly LoggedEvent[] {
  const stored = recall('events');
  return Array.isArray(stored) ? stored.filter(isLogged) : [];
}

function isLogged(value: unknown): value is LoggedEvent {
  const { id, at, name, detail } = Object(value) as Record<string, unknown>;
  return typeof id === 'string' && typeof at === 'number' && typeof name === 'string' && typeof detail === 'string';
}
