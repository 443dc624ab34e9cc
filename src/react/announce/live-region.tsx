import { Rare } from '../rare/rare.tsx';

/** The one status region. It exists before the first word, so that this is read. */
export function LiveRegion() {
  return (
    <div role="status" className="unseen">
      <Rare part="Announcement" quiet />
    </div>
  );
}
