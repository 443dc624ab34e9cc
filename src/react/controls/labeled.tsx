import { Fragment } from 'react';

interface LabeledProps {
  /** For screen readers; the layout says it to others. */
  readonly label: string;
  readonly children: string;
}

/** A value whose nodes are replaced when it changes, so that no translation of the old one can arrive later. */
export function Labeled({ label, children: value }: LabeledProps) {
  return (
    <Fragment key={label + value}>
      <span className="unseen">{`${label}: `}</span>
      <bdi>{value}</bdi>
    </Fragment>
  );
}
