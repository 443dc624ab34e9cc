import { close, error, heart } from './shared-outlines.ts';

/** Paths on a 24 by 24 grid, drawn as strokes. */
const outlines = {
  pin: 'M12 21s7-6.1 7-11.2A7 7 0 0 0 5 9.8C5 14.9 12 21 12 21zM12 12.3a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  calendar: 'M4.5 6h15v14h-15zM4.5 10h15M8.5 3.5V8M15.5 3.5V8',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.5V12l3 2',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20a6.5 6.5 0 0 1 13 0M16 4.4a3.5 3.5 0 0 1 0 6.2M18 14a6.5 6.5 0 0 1 3.5 6',
  bin: 'M4.5 7h15M9.5 7V4h5v3M6.5 7l.8 13h9.4l.8-13M10 11v5.5M14 11v5.5',
  chevron: 'M6.5 9.5 12 15l5.5-5.5',
  close,
  list: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01',
  tag: 'M12.8 3.5h7.7v7.7L11.2 20.5 3.5 12.8zM16.3 7.7h.01',
  truck:
    'M2.5 6h11.5v11H2.5zM14 10h4l3.5 3.5V17H14M7 19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17.5 19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  heart,
  shield: 'M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6z',
  error,
  warning: 'M12 4 2.8 20h18.4zM12 10v4.5M12 17.2v.01',
  success: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM8 12.3l2.8 2.8L16 9.5',
  promo: 'M4.5 11h15v9.5h-15zM3.5 7h17v4h-17zM12 7v13.5M12 7S10.5 3 8.3 3.5 8 7 12 7s5.5-3 3.7-3.5S12 7 12 7z',
} as const;

export type IconName = keyof typeof outlines;

interface IconProps {
  readonly name: IconName;
  /** For screen readers. Without it they skip the icon, because the adjacent text has the same meaning. */
  readonly label?: string;
}

export function Icon({ name, label }: IconProps) {
  return (
    <svg className="icon" viewBox="0 0 24 24" role="img" aria-label={label} aria-hidden={!label}>
      <path d={outlines[name]} />
    </svg>
  );
}
