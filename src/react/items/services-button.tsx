import type { ProductServices } from '../../domain/product.ts';
import { say } from '../../messages/say.ts';
import { texts } from '../../messages/texts.ts';
import { useActions } from '../cart-context.tsx';
import { Button } from '../controls/button.tsx';
import { useLazyDialog } from '../dialog/use-lazy-dialog.tsx';
import { Icon } from '../icons/icon.tsx';

export function ServicesButton({ title, services }: Readonly<{ title: string; services: ProductServices }>) {
  const { servicesOpened } = useActions();
  const dialog = useLazyDialog(async () => (await import('./services-dialog.tsx')).ServicesDialog, { title, services });

  function open(): void {
    servicesOpened();
    dialog.open();
  }

  return (
    <>
      <Button
        variant="ghost"
        name="services"
        aria-label={say`${texts.services}, ${title}`}
        aria-haspopup="dialog"
        busy={dialog.busy}
        onClick={open}
      >
        <Icon name="list" />
        <span>{texts.services}</span>
      </Button>
      {dialog.element}
    </>
  );
}
