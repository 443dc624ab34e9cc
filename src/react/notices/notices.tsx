import { texts } from '../../messages/texts.ts';
import { useActions, useCart } from '../cart-context.tsx';
import { Button } from '../controls/button.tsx';
import { CloseButton } from '../controls/close-button.tsx';
import { focusCart } from '../focus/focus-cart.ts';
import { NoticeBanner } from './notice-banner.tsx';

/** The page's notices, oldest first. */
export function Notices() {
  const notices = useCart((state) => state.notices);
  const { dismissNotice, retry } = useActions();
  return notices.map(({ id, content, retry: canRetry }) => (
    <NoticeBanner
      key={id}
      content={content}
      closing={
        <CloseButton
          onClick={(event) => {
            focusCart(event.currentTarget);
            dismissNotice(id);
          }}
        />
      }
    >
      {canRetry && (
        <Button
          variant="outlined"
          size="small"
          onClick={(event) => {
            focusCart(event.currentTarget);
            retry();
          }}
        >
          {texts.retry}
        </Button>
      )}
    </NoticeBanner>
  ));
}
