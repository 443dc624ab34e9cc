import { html, svg } from 'lit-html';

const number = new Intl.NumberFormat('de', { style: 'currency', currency: 'EUR' });

export const euros = ({ gross }) => number.format(gross.amount);

export const freeOrPrice = (price) => (price.gross.amount === 0 ? 'kostenlos' : euros(price));

const paths = {
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20a6.5 6.5 0 0 1 13 0M16 4.4a3.5 3.5 0 0 1 0 6.2M18 14a6.5 6.5 0 0 1 3.5 6',
  friends: 'M12 20s-7.5-4.6-7.5-10A4.2 4.2 0 0 1 12 7.4 4.2 4.2 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10z',
  list: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01',
  chevron: 'M6.5 9.5 12 15l5.5-5.5',
  bin: 'M4.5 7h15M9.5 7V4h5v3M6.5 7l.8 13h9.4l.8-13M10 11v5.5M14 11v5.5',
};

export const icon = (name) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${svg`<path d=${paths[name]}></path>`}</svg>`;

export function picture({ alt, sizes, src, srcset }, baseUrl, { width, height, className = '', eager = false }) {
  const absolute = (url) => new URL(url, baseUrl).href;
  const candidates = srcset
    .split(', ')
    .map((candidate) => absolute(candidate.split(' ')[0]) + ' ' + candidate.split(' ')[1]);
  return html`<img
    class=${className}
    loading=${eager ? 'eager' : 'lazy'}
    decoding="async"
    width=${width}
    height=${height}
    alt=${alt}
    sizes=${sizes}
    srcset=${candidates.join(', ')}
    src=${absolute(src)}
  />`;
}
