import { texts } from '../../messages/texts.ts';
import { Button } from '../controls/button.tsx';
import { Banner } from '../notices/banner.tsx';

/** A part of the page is gone from the server, such as after a new version was put there, or comes once it is online. */
export function ReloadNotice() {
  const { onLine: online } = navigator;
  return (
    <Banner severity="error">
      <p>
        <span className="unseen">{texts.severity.error}: </span>
        {online ? texts.partMissing : texts.offline}
      </p>
      {online && <ReloadButton />}
    </Banner>
  );
}

export function ReloadButton() {
  return (
    <Button variant="outlined" size="small" onClick={() => location.reload()}>
      {texts.reloadPage}
    </Button>
  );
}
