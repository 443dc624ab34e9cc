import type { ProductSource } from '../../store/wishlist/product-source.ts';
import { fieldsOf } from '../page-data/page-data.ts';
import { ownSources, readFields, readPageSettings } from '../page-data/page-settings.ts';
import { explainData } from './explain-data.ts';
import { follow, inspectAnswers, inspectData, inspectTenant, type Report } from './report-mistakes.ts';

/** The same for a wishlist page, whose data may lack everything; see `inspectCartPage`. */
export function inspectWishlistPage(host: HTMLElement, { state }: ProductSource, report: Report): void {
  const { tenant } = readPageSettings(host.ownerDocument)(host);
  for (const source of ownSources(host)) if (!fieldsOf(source)) explainData(source);
  inspectData(readFields(host), report);
  inspectTenant(tenant, report);
  follow(state, () => inspectAnswers(report));
}
