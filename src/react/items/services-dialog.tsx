import type { ProductServices } from '../../domain/product.ts';
import { servicesTexts } from '../../messages/services-texts.ts';
import { Dialog } from '../dialog/dialog.tsx';
import css from './services-dialog.css';

interface ServicesDialogProps {
  readonly title: string;
  readonly services: ProductServices;
  readonly onClose: () => void;
}

/** The services of an experience. The server sends one service per line. */
export function ServicesDialog({ title, services, onClose }: ServicesDialogProps) {
  const lines = services.body.split(/\r?\n/).filter((line) => line.trim());
  return (
    <Dialog title={services.caption || servicesTexts.title} style={css} onClose={onClose}>
      <p className="muted">{title}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role without bullets. */}
      <ul className="services stack" role="list">
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
      <p className="services-rule">{servicesTexts.priceGuarantee}</p>
    </Dialog>
  );
}
