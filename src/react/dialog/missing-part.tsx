import { useEffect } from 'react';
import { texts } from '../../messages/texts.ts';
import { Button } from '../controls/button.tsx';
import { Banner } from '../notices/banner.tsx';

/** Replaces a part whose code a deployment has removed, or the network fails to deliver. Closes once online again. */
export function MissingPart({ onClose }: { readonly onClose: () => void }) {
  const isOnline = navigator.onLine;
  useEffect(() => {
    window.addEventListener('online', onClose);
    return () => window.removeEventListener('online', onClose);
  }, [onClose]);

  return (
    <Banner severity="error" text={isOnline ? texts.partMissing : texts.partNeedsNetwork}>
      {isOnline && (
        <Button variant="outlined" size="small" onClick={() => location.reload()}>
          {texts.reloadPage}
        </Button>
      )}
    </Banner>
  );
}
