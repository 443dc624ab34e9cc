import * as React from 'react';
import type { Context, ReactElement, ReactNode } from 'react';

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };
type Attributes = Readonly<Record<string, unknown>>;

/** React's own switch for hooks, which every renderer sets. */
const internals = (React as unknown as Record<string, { H: unknown }>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
] as { H: unknown };

const none = () => {};
const start = (initial: unknown) => (typeof initial === 'function' ? (initial as () => unknown)() : initial);
const read = (context: unknown) => (context as { readonly _currentValue: unknown })._currentValue;

/** Hooks for a single pass: states have their first value, and effects do not run. */
const hooks = {
  useContext: read,
  useState: (initial: unknown) => [start(initial), none],
  useRef: (current: unknown) => ({ current }),
  useMemo: (make: () => unknown) => make(),
  useCallback: (callback: unknown) => callback,
  useSyncExternalStore: (_: unknown, get: () => unknown, getFirst = get) => getFirst(),
  useEffect: none,
  useLayoutEffect: none,
  useDebugValue: none,
};

/** Receives a tree of elements in document order. */
export interface TreeWriter {
  open(tag: string, attributes: readonly Attribute[]): void;
  text(text: string): void;
  close(tag: string): void;
}

export type Attribute = readonly [name: string, value: string];

/**
 * Writes the first picture of components as the elements that React hydrates. Supports what the components of this package
 * use, in which every text is the only child of an element; a test compares the markup of all their states with that of
 * `react-dom/server`.
 * @throws TypeError for another kind of element.
 */
export function writeTree(node: ReactNode, out: TreeWriter): void {
  const before = internals.H;
  internals.H = hooks;
  try {
    write(node, out);
  } finally {
    internals.H = before;
  }
}

const [context, memo, fragment] = ['context', 'memo', 'fragment'].map((kind) => Symbol.for(`react.${kind}`));

function write(node: ReactNode, out: TreeWriter, selected?: unknown): void {
  if (node === null || node === undefined || typeof node === 'boolean' || node === '') return;
  if (Array.isArray(node)) return node.forEach((child: ReactNode) => write(child, out, selected));
  if (typeof node !== 'object') return out.text(String(node));
  const { type, props } = node as ReactElement<Props>;
  if (typeof type === 'string') writeElement(type, props, out, selected);
  else writeComponent(type, props, out, selected);
}

function writeComponent(type: unknown, props: Props, out: TreeWriter, selected: unknown): void {
  if (type === fragment) return write(props.children, out, selected);
  if (typeof type === 'function') return write(call(type as (props: Props) => ReactNode, props), out, selected);
  const { $$typeof: kind, type: inner } = type as { readonly $$typeof?: symbol; readonly type?: unknown };
  if (kind === memo) return writeComponent(inner, props, out, selected);
  if (kind !== context) throw new TypeError(`cannot render ${String(kind ?? type)}`);
  const provided = type as Context<unknown> & { _currentValue: unknown };
  const before = provided._currentValue;
  provided._currentValue = props['value'];
  write(props.children, out, selected);
  provided._currentValue = before;
}

function call(type: (props: Props) => ReactNode, props: Props): ReactNode {
  const isClass = (type.prototype as { isReactComponent?: unknown } | undefined)?.isReactComponent;
  return isClass ? new (type as unknown as new (props: Props) => React.Component)(props).render() : type(props);
}

function writeElement(tag: string, props: Props, out: TreeWriter, selected: unknown): void {
  const attributes: Attribute[] = [];
  for (const [name, value] of Object.entries(attributesOf(tag, props, selected))) {
    const text = textOfAttribute(name, value);
    if (text !== null) attributes.push([names[name] ?? name, text]);
  }
  out.open(tag, attributes);
  write(props.children, out, tag === 'select' ? (props['value'] ?? props['defaultValue']) : selected);
  out.close(tag);
}

function attributesOf(tag: string, props: Attributes, selected: unknown): Attributes {
  if (tag === 'option' && selected !== undefined)
    return { ...props, selected: textOf(props['value']) === textOf(selected) };
  const { value, defaultValue, checked, defaultChecked, ...others } = props;
  if (tag === 'select') return others;
  return tag === 'input' ? { ...others, checked: checked ?? defaultChecked, value: value ?? defaultValue } : props;
}

const textOf = (value: unknown) => `${value as string}`;
const names: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for', tabIndex: 'tabindex' };

function textOfAttribute(name: string, value: unknown): string | null {
  if (value === null || value === undefined || typeof value === 'function' || /^(?:ref|children)$/.test(name))
    return null;
  if (typeof value === 'boolean' && !/^(?:aria-|data-|spellCheck)/.test(name)) return value ? '' : null;
  const text = textOf(value);
  return text === '' && /^(?:src|href)$/.test(name) ? null : text;
}
