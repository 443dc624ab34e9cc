import { Fragment } from 'react';

interface LabeledProps {
  /** For screen readers. */
  readonly label: string;
  readonly children: string;
}

/** A change replaces the nodes, so that no late translation of the old value appears. */
export function Labeled({ label, children: value }: LabeledProps) {
  return (
    <Fragment key={label + value}>
      <span className="unseen">{`${label}: `}</span>
      <bdi>{value}</bdi>
    </Fragment>
  );
}
