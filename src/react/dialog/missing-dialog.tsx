import { useEffect } from 'react';
import { texts } from '../../messages/texts.ts';
import { Button } from '../controls/button.tsx';
import { Banner } from '../notices/banner.tsx';

/**
 * In place of a dialog whose code can't be loaded: it is gone from the server, such as after a deploy, or needs the
 * network, and then the notice closes itself once that is back (rulings, 57).
 */
export function MissingDialog({ onClose }: { readonly onClose: () => void }) {
  const { onLine: online } = navigator;
  useEffect(() => {
    window.addEventListener('online', onClose);
    return () => window.removeEventListener('online', onClose);
  }, [onClose]);

  return (
    <Banner severity="error">
      <p>
        <span className="unseen">{texts.severity.error}: </span>
        {online ? texts.partMissing : texts.partNeedsNetwork}
      </p>
      {online && (
        <Button variant="outlined" size="small" onClick={() => location.reload()}>
          {texts.reloadPage}
        </Button>
      )}
    </Banner>
  );
}
