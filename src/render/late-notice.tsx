import { programMissing } from '../messages/early-texts.ts';
import { texts } from '../messages/texts.ts';

/** Shown beside a picture when the program has not come in time. */
export const LateNotice = ({ hidden }: { readonly hidden?: boolean }) => (
  <aside className="root early-notice" lang="de" hidden={hidden}>
    <div className="notice" data-severity="error" role="alert">
      <div className="notice-text">
        <p>{programMissing}</p>
        <button type="button" className="button" part="button" data-variant="outlined" data-reload="">
          {texts.reloadPage}
        </button>
      </div>
    </div>
  </aside>
);
